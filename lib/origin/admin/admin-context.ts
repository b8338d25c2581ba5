import type { Kysely } from 'kysely';
import type { AdminAnswer, AdminCall, AdminQuestion } from '@/lib/admin/calls';
import type { Schema } from '../store/schema';

export interface AdminContext {
  db: Kysely<Schema>;
  /** Seconds since 1970. */
  now: number;
}

export type AnswerTo<Call extends AdminCall> = (
  context: AdminContext,
  asked: AdminQuestion<Call>,
) => Promise<AdminAnswer<Call>>;
