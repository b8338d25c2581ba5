import type { Kysely } from 'kysely';
import { sha256Of } from '../sha256-of';
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

/** What a survey asks, and how. */
export interface Form {
  /** Of no other form of the survey. */
  id: string;
  questions: readonly Question[];
  texts: Texts<QuestionnaireText>;
}

/** What a reader answered: `q1` and so on, one answer or several. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** What a survey asks; undefined where none of that key is open. */
export async function readQuestionnaire(db: Kysely<Schema>, key: string): Promise<Form | undefined> {
  const row = await db.selectFrom('questionnaires').selectAll().where('key', '=', key).executeTakeFirst();
  return row && formOf({ ...row, id: sha256Of(JSON.stringify([row.questions_json, row.texts_json])) });
}

/** What a survey asked whoever has answered it, the newest first. */
export async function readForms(db: Kysely<Schema>, key: string): Promise<Form[]> {
  const rows = await db
    .selectFrom('questionnaire_forms')
    .selectAll()
    .where('questionnaire_key', '=', key)
    .orderBy('first_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(formOf);
}

function formOf({
  id,
  questions_json,
  texts_json,
}: Pick<Schema['questionnaire_forms'], 'id' | 'questions_json' | 'texts_json'>): Form {
  return {
    id,
    questions: JSON.parse(questions_json) as Form['questions'],
    texts: JSON.parse(texts_json) as Form['texts'],
  };
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

/** Keeps a session's answers, with what was asked; the first that it sent stay. Gives whether those that are kept are these. */
export async function saveAnswers(
  db: Kysely<Schema>,
  { session, key, form, answers, now }: { session: string; key: string; form: Form; answers: Answers; now: number },
): Promise<boolean> {
  const answers_json = inOrder(answers);
  return db.transaction().execute(async (tx) => {
    await ensureSession(tx, session, now);
    await tx
      .insertInto('questionnaire_forms')
      .values({
        questionnaire_key: key,
        id: form.id,
        questions_json: JSON.stringify(form.questions),
        texts_json: JSON.stringify(form.texts),
        first_at: now,
      })
      .onConflict((conflict) => conflict.columns(['questionnaire_key', 'id']).doNothing())
      .execute();
    await tx
      .insertInto('questionnaire_answers')
      .values({ session_id: session, questionnaire_key: key, form: form.id, answers_json, answered_at: now })
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
