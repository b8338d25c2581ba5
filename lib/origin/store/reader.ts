import { sql, type Kysely } from 'kysely';
import { compileOnce } from './compile-once';
import type { ChapterPassTable, PlanType, Schema } from './schema';

type ChapterPass = Pick<ChapterPassTable, 'kind' | 'opened_at' | 'ends_at'>;

/** What is a session's own on the pages of one title. */
export interface Reader {
  isFavorite: boolean;
  /** Chapters of the title that it has opened, and on which UTC day last. */
  viewed: ReadonlyMap<number, number>;
  /** What it opened chapters of the title with, by chapter; those that have ended too. */
  passes: ReadonlyMap<number, ChapterPass>;
  /** The last plan it had; it may have ended. */
  subscription?: { planType: PlanType; endsAt: number };
  /** Comments under the chapter that is asked for. */
  likedComments: ReadonlySet<number>;
  ownComments: ReadonlySet<number>;
}

/** A reader of whom nothing is known. */
export const STRANGER: Reader = {
  isFavorite: false,
  viewed: new Map(),
  passes: new Map(),
  likedComments: new Set(),
  ownComments: new Set(),
};

interface Fact {
  fact: 'favorite' | 'view' | 'pass' | 'subscription' | 'like' | 'comment';
  id: number;
  /** Of a pass its kind, of a subscription its plan. */
  kind: string;
  /** Of a view its last day, of a pass its first second. */
  since: number;
  endsAt: number;
}

interface ReaderQuestion {
  session: string;
  titleId: number;
  chapterId: number;
}

/** All facts in one line of text: a row costs more to hand over than to find. */
const readFacts = compileOnce<ReaderQuestion, { facts: string | null }>((slot) => {
  const [session, titleId, chapterId] = [slot('session'), slot('titleId'), slot('chapterId')];
  const text = (column: string) => sql`cast(${sql.ref(column)} as text)`;
  const line = sql.join([text('fact'), text('id'), text('kind'), text('since'), text('ends_at')], sql` || ' ' || `);
  return sql<{ facts: string | null }>`select string_agg(${line}, ',') as facts from (
    select 'favorite' as fact, title_id as id, '' as kind, 0 as since, 0 as ends_at
      from favorites where session_id = ${session} and title_id = ${titleId}
    union all select 'view', chapter_id, '', max(day), 0
      from chapter_views where session_id = ${session} and title_id = ${titleId} group by chapter_id
    union all select 'pass', chapter_id, kind, opened_at, ends_at
      from chapter_passes where session_id = ${session} and title_id = ${titleId}
    union all select 'subscription', 0, plan_type, 0, ends_at
      from subscriptions where session_id = ${session}
    union all select 'like', comment_id, '', 0, 0
      from comment_likes where session_id = ${session} and comment_id in (select id from comments where chapter_id = ${chapterId})
    union all select 'comment', id, '', 0, 0
      from comments where session_id = ${session} and chapter_id = ${chapterId}) as own`;
});

function readLine(line: string): Fact[] {
  return line.split(',').map((written) => {
    const [fact, id, kind, since, endsAt] = written.split(' ') as [Fact['fact'], string, string, string, string];
    return { fact, id: Number(id), kind, since: Number(since), endsAt: Number(endsAt) };
  });
}

/** All that a session's rows say of a title and, where one is named, of the comments under one of its chapters: in one query. */
export async function readReader(
  db: Kysely<Schema>,
  { session, titleId, chapterId = 0 }: { session: string; titleId: number; chapterId?: number },
): Promise<Reader> {
  const [row] = await readFacts(db, { session, titleId, chapterId });
  if (!row?.facts) return STRANGER;
  const facts = readLine(row.facts);
  const those = (fact: Fact['fact']) => facts.filter((own) => own.fact === fact);
  const idsOf = (fact: Fact['fact']) => new Set(those(fact).map(({ id }) => id));
  const [subscription] = those('subscription');
  return {
    isFavorite: idsOf('favorite').size > 0,
    viewed: new Map(those('view').map(({ id, since }) => [id, since])),
    passes: new Map(
      those('pass').map(({ id, kind, since, endsAt }) => [
        id,
        { kind: kind as ChapterPass['kind'], opened_at: since, ends_at: endsAt },
      ]),
    ),
    subscription: subscription && { planType: subscription.kind as PlanType, endsAt: subscription.endsAt },
    likedComments: idsOf('like'),
    ownComments: idsOf('comment'),
  };
}
