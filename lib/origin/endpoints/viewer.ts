import { z } from 'zod';
import { enterChapter } from '../enter-chapter';
import { languagesMessage } from '../messages/languages';
import { mangaViewerMessage } from '../messages/manga-viewer';
import { titleDesk } from '../messages/title';
import { Refusal } from '../refusal';
import { readChapterPage } from '../store/chapter-page';
import { readChapter } from '../store/chapters';
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
    const { store, now, session } = context;
    const [catalogue, chapter] = await Promise.all([store.catalogue(), readChapter(store.db, chapterId)]);
    const title = chapter && catalogue.titles.get(chapter.title_id);
    if (!title) throw new Refusal('not-found', { debugInfo: `There is no chapter ${chapterId}.` });
    const reader = await enterChapter(store.db, { chapter, title, session, now });
    const [page, desk] = await Promise.all([readChapterPage(store, chapter, title, now), titleDesk(context)]);
    return {
      languages: languagesMessage(catalogue),
      mangaViewer: mangaViewerMessage(page, { catalogue, titleDesk: desk, reader, split: split === 'yes', quality }),
    };
  },
});
