import type { Selectable } from 'kysely';
import { limits } from '@/lib/limits';
import type { Schema } from '../store/schema';
import type { AnswerTo } from './admin-context';

const told = ({ id, subject, body, created_at }: Omit<Selectable<Schema['feedback']>, 'session_id'>) => ({
  id,
  type: subject,
  body,
  createdAt: created_at,
});
const COLUMNS = ['id', 'subject', 'body', 'created_at'] as const;

export const answerFeedback: AnswerTo<'feedback'> = async ({ db }, { page }) => {
  const newest = db.selectFrom('feedback').select(COLUMNS).orderBy('created_at', 'desc').orderBy('id', 'desc');
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom('feedback')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    newest
      .limit(limits.adminPageEntries)
      .offset((page - 1) * limits.adminPageEntries)
      .execute(),
  ]);
  return { total: Number(total), feedback: rows.map(told) };
};

export const answerAllFeedback: AnswerTo<'allFeedback'> = async ({ db }, { from }) => {
  const oldest = db.selectFrom('feedback').select(COLUMNS).orderBy('created_at').orderBy('id');
  const rows = await oldest
    .limit(limits.adminExportEntries + 1)
    .offset(from)
    .execute();
  return {
    feedback: rows.slice(0, limits.adminExportEntries).map(told),
    isLast: rows.length <= limits.adminExportEntries,
  };
};
