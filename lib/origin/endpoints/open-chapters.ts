import { z } from 'zod';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import { readFreeChapters, readFreeChaptersFrom, type FreeChapter } from '../store/catalogue-pages';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/** Chapters that anybody may read now, in order of their ids: a page of any catalogue. */
export const catalogueChapters = defineEndpoint({
  query: z.object(parameter.pageRange),
  async answer({ store, now }, range) {
    const { entries, next } = await readFreeChaptersFrom(store.db, range);
    return { openChaptersView: { chapters: openAt(entries, now), nextChapterId: next } };
  },
});

/** Which of some chapters anybody may read now. */
export const openChapters = defineEndpoint({
  query: z.object({ chapter_id: parameter.ids }),
  async answer({ store, now }, { chapter_id: ids }) {
    return { openChaptersView: { chapters: openAt(await readFreeChapters(store.db, ids), now) } };
  },
});

function openAt(chapters: readonly FreeChapter[], now: number): wire.OpenChaptersView.IOpenChapter[] {
  return chapters
    .filter(({ start_at, end_at }) => start_at <= now && now < end_at)
    .map(({ id, title_id, language, start_at, is_keyed }) => ({
      chapterId: id,
      titleId: title_id,
      language: LANGUAGE_CODES[language],
      startTimeStamp: start_at,
      isPlain: is_keyed === 0,
    }));
}
