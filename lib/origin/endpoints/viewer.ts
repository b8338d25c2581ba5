import { z } from 'zod';
import { dayOf } from '../day';
import { enterChapter } from '../enter-chapter';
import { languagesMessage } from '../messages/languages';
import { mangaViewerMessage } from '../messages/manga-viewer';
import { signedPages } from '../messages/signed-pages';
import { Refusal } from '../refusal';
import { readChapterPage } from '../store/chapter-page';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/** A chapter's pages, for who may read it now. With a session it spends what the chapter costs, and counts a view. */
export const viewer = defineEndpoint({
  query: z.object({
    chapter_id: parameter.id,
    split: z.enum(['yes', 'no']).default('yes'),
    img_quality: z.enum(['low', 'high', 'super_high']).default('high'),
    viewer_mode: parameter.viewerMode,
    clang: parameter.languages,
  }),
  async answer(context, { chapter_id: chapterId, split, img_quality: quality }) {
    const { store, cache, urls, now, session } = context;
    const page = await cache.getOrSet(`chapter ${chapterId}`, () => readChapterPage(context, chapterId));
    if (!page) throw new Refusal('not-found', { debugInfo: `There is no chapter ${chapterId}.` });
    const { catalogue, chapter, title } = page;
    const reader = await enterChapter(store.db, { chapter, title, session, now, desk: context });
    const signed = await catalogue.cache.getOrSet(
      `signed pages of ${chapterId} ${split} ${quality} ${dayOf(now)}`,
      async () => signedPages(chapter, { urls, split: split === 'yes', quality }),
    );
    return {
      languages: languagesMessage(catalogue),
      mangaViewer: mangaViewerMessage(page, { titleDesk: context, reader, signed }),
    };
  },
});
