import type { Kysely } from 'kysely';
import type { Schema } from '@/lib/origin/store/schema';
import type { ProcessCall } from './origin-process/orders';
import type { OriginProcess } from './origin-process/start-origin';
import { pushToken, pushTokenQuery } from './push-token';

/** One write of a session, and what is kept of it once it is acknowledged. */
export interface Write {
  /** Of the row that it is about. */
  key: string;
  /** Undefined where the row is taken away. */
  value: string | undefined;
  call: ProcessCall;
}

/** What can be written about. */
export interface Targets {
  titles: readonly number[];
  comments: readonly number[];
  /** Free ones. */
  chapters: readonly number[];
  questionnaire: string;
}

const ANSWERS = JSON.stringify({ q1: 'Every day', q2: ['Mystery'], q3: 'A friend' });

export async function readTargets(db: Kysely<Schema>): Promise<Targets> {
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  return {
    titles: idsOf(await db.selectFrom('titles').select('id').orderBy('id').limit(20).execute()),
    comments: idsOf(await db.selectFrom('comments').select('id').orderBy('id').limit(10).execute()),
    chapters: idsOf(
      await db
        .selectFrom('chapters')
        .select('id')
        .where('access', '=', 'free')
        .orderBy('start_at')
        .orderBy('id')
        .limit(200)
        .execute(),
    ),
    questionnaire: (await db.selectFrom('questionnaires').select('key').executeTakeFirstOrThrow()).key,
  };
}

/** Any write, its `number` never used twice by a session. @param random a number from 0 to below 1 */
export function mixedWrite(
  session: string,
  { titles, comments, chapters, questionnaire }: Targets,
  random: () => number,
  number: number,
): Write {
  const any = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const toggle = (key: string, path: string): Write => {
    const gives = random() < 0.7;
    return {
      key: `${key} ${session}`,
      value: gives ? 'yes' : undefined,
      call: { method: gives ? 'PUT' : 'DELETE', path, session },
    };
  };
  const kinds: (() => Write)[] = [
    () => {
      const title = any(titles);
      return toggle(`favourite ${title}`, `title_list/bookmark?title_id=${title}`);
    },
    () => {
      const comment = any(comments);
      return toggle(`like ${comment}`, `comment_like?comment_id=${comment}`);
    },
    () => {
      const chapter = any(chapters);
      return {
        key: `view ${chapter} ${session}`,
        value: 'yes',
        call: { path: `manga_viewer?chapter_id=${chapter}&clang=eng`, session },
      };
    },
    () => ({
      key: `survey ${questionnaire} ${session}`,
      value: ANSWERS,
      call: {
        method: 'PUT',
        path: `questionnaire?questionnaire_key=${questionnaire}&lang=eng`,
        session,
        body: ANSWERS,
      },
    }),
    () => {
      const body = `Message ${number}`;
      return {
        key: `feedback ${body} ${session}`,
        value: 'yes',
        call: { method: 'POST', path: 'web/contact', session, body: JSON.stringify({ subject: 'report', body }) },
      };
    },
    () => {
      const [language, name] = [any(['eng', 'esp', 'tha']), `token-${number}`];
      const call = { method: 'POST', path: `web_push_token?${pushTokenQuery(name, language)}`, session };
      return { key: `push token ${session}`, value: `${language} ${pushToken(name)}`, call };
    },
  ];
  return any(kinds)();
}

/** All that such writes have left, by the same keys. */
export async function keptWrites(db: Kysely<Schema>): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  const keep = (key: string, value = 'yes') => kept.set(key, value);
  for (const row of await db.selectFrom('favorites').selectAll().execute())
    keep(`favourite ${row.title_id} ${row.session_id}`);
  for (const row of await db.selectFrom('comment_likes').selectAll().execute())
    keep(`like ${row.comment_id} ${row.session_id}`);
  for (const row of await db.selectFrom('chapter_views').selectAll().execute())
    keep(`view ${row.chapter_id} ${row.session_id}`);
  for (const row of await db.selectFrom('questionnaire_answers').selectAll().execute())
    keep(`survey ${row.questionnaire_key} ${row.session_id}`, row.answers_json);
  for (const row of await db.selectFrom('feedback').selectAll().execute())
    keep(`feedback ${row.body} ${row.session_id}`);
  for (const row of await db.selectFrom('push_tokens').selectAll().execute())
    keep(`push token ${row.session_id}`, `${row.language} ${row.token}`);
  return kept;
}

/** What was requested of an origin by key, and the value of each row that it acknowledged. */
export class Acknowledged {
  readonly values = new Map<string, string | undefined>();
  readonly requested = new Set<string>();

  /** What the database has lost of it, and what was never requested. */
  compare(stored: ReadonlyMap<string, string>) {
    return {
      lost: [...this.values].filter(([key, value]) => stored.get(key) !== value),
      invented: [...stored.keys()].filter((key) => !this.requested.has(key)),
    };
  }
}

/** Each session writes one thing after another, until the process is killed after so many acknowledgements. @returns how many there were */
export async function writeUntilKilled(
  origin: OriginProcess,
  {
    sessions,
    kill,
    acknowledged,
    targets,
    random,
  }: {
    sessions: readonly string[];
    kill: number;
    acknowledged: Acknowledged;
    targets: Targets;
    random: () => number;
  },
): Promise<number> {
  const { values, requested } = acknowledged;
  let [answers, killed]: [number, Promise<void> | undefined] = [0, undefined];
  await Promise.all(
    sessions.map(async (session) => {
      while (!killed) {
        const { key, value, call } = mixedWrite(session, targets, random, requested.size);
        requested.add(key);
        // Until it is answered again, either value may be stored.
        values.delete(key);
        const answered = await origin.ask(call).catch(() => undefined);
        if (!answered) return;
        expect([call.path, answered.status, answered.answer.error?.debugInfo]).toEqual([call.path, 200, undefined]);
        values.set(key, value);
        if (++answers >= kill) killed ??= origin.kill();
      }
    }),
  );
  await killed;
  return answers;
}
