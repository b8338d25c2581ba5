import { z } from 'zod';
import { commentMessage } from '../messages/comment';
import { languagesMessage } from '../messages/languages';
import { Refusal } from '../refusal';
import { readChapter } from '../store/chapters';
import { readComments } from '../store/comments';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/**
 * What readers wrote under a chapter, the most liked first. It stays readable when the chapter has ended, for it is the readers' own; under a
 * chapter that is not out there is nothing to say yet. `ifSetUserName` is false: who reads on the web has no name, and writes no comments.
 */
export const comments = defineEndpoint({
  query: z.object({ chapter_id: parameter.id }),
  async answer({ store, urls, now, session }, { chapter_id: chapterId }) {
    const [catalogue, chapter] = await Promise.all([store.catalogue(), readChapter(store.db, chapterId)]);
    const title = chapter && (await catalogue.title(chapter.title_id));
    if (!title) throw new Refusal('not-found', { debugInfo: `There is no chapter ${chapterId}.` });
    if (chapter.start_at > now) throw new Refusal('not-yet');
    const written = await readComments(store.db, { chapterId, session });
    return {
      languages: languagesMessage(catalogue),
      commentListView: {
        comments: written.map((comment) => commentMessage(comment, urls)),
        ifSetUserName: false,
        titleDetailComment: {
          titleId: title.id,
          titleName: title.name,
          chapterName: chapter.name,
          credit: title.series.author,
        },
      },
    };
  },
});
