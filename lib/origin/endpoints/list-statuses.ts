import type { SeriesStatus } from '../store/schema';

/** Which series are on each tab of the manga list. */
export const LIST_STATUSES: Record<'serializing' | 'completed' | 'one-shot', readonly SeriesStatus[]> = {
  serializing: ['ongoing', 'hiatus'],
  completed: ['completed'],
  'one-shot': ['one-shot'],
};
