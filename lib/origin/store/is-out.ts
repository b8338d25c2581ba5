import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Whether a chapter can be read on the web, by whichever way in. @param now seconds */
export function isOut(now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`chapters.start_at <= ${now} and chapters.end_at > ${now} and chapters.access <> 'app'`;
}
