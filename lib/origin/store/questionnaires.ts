import type { Kysely } from 'kysely';
import type { Schema } from './schema';
import { ensureSession } from './sessions';
import type { Texts } from './texts';

export interface Question {
  /** At most this many may be chosen. */
  numberOfChoices: number;
  hideFreeform: boolean;
  canSkip: boolean;
}

export interface QuestionnaireText {
  subject: string;
  /** What the answer in the reader's own words is called. */
  other: string;
  /** In the order of the questions. */
  questions: readonly { description: string; selection: readonly string[] }[];
}

export interface StoredQuestionnaire {
  key: string;
  questions: readonly Question[];
  texts: Texts<QuestionnaireText>;
}

/** What a reader answered: `q1` and so on, one answer or several. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

export async function readQuestionnaire(db: Kysely<Schema>, key: string): Promise<StoredQuestionnaire | undefined> {
  const row = await db.selectFrom('questionnaires').selectAll().where('key', '=', key).executeTakeFirst();
  return (
    row && {
      key: row.key,
      questions: JSON.parse(row.questions_json) as StoredQuestionnaire['questions'],
      texts: JSON.parse(row.texts_json) as StoredQuestionnaire['texts'],
    }
  );
}

export async function hasAnswered(db: Kysely<Schema>, session: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('questionnaire_answers')
    .select('answered_at')
    .where('session_id', '=', session)
    .where('questionnaire_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a session's answers; the first that it sent stay. Gives whether those that are kept are these. */
export async function saveAnswers(
  db: Kysely<Schema>,
  { session, key, answers, now }: { session: string; key: string; answers: Answers; now: number },
): Promise<boolean> {
  const answers_json = inOrder(answers);
  return db.transaction().execute(async (tx) => {
    await ensureSession(tx, session, now);
    await tx
      .insertInto('questionnaire_answers')
      .values({ session_id: session, questionnaire_key: key, answers_json, answered_at: now })
      .onConflict((conflict) => conflict.columns(['session_id', 'questionnaire_key']).doNothing())
      .execute();
    const kept = await tx
      .selectFrom('questionnaire_answers')
      .select('answers_json')
      .where('session_id', '=', session)
      .where('questionnaire_key', '=', key)
      .executeTakeFirst();
    return kept?.answers_json === answers_json;
  });
}

/** The same answers are the same text, in whatever order they came. */
function inOrder(answers: Answers): string {
  return JSON.stringify(Object.fromEntries(Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))));
}
