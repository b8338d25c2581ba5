import type { CataloguePage, CatalogueParts, ListedTitle, OpenChapter } from '@/lib/domain/catalogue-page';
import type { Language } from '@/lib/domain/language';

import { ask } from './ask';
import { decodeOpenChapters, decodeTitlePage } from './decode/catalogue-page';
import type { Send } from './send';

/** Which entries are read: so many at most, from an id on. */
export interface PageRange {
  from: number;
  count: number;
}

/** Where the parts of the whole catalogue begin. @throws as `ask` does */
export async function fetchCatalogueParts(send: Send): Promise<CatalogueParts> {
  const { view } = await ask(send, { endpoint: 'catalogueParts' });
  return { titles: view.titleIds ?? [], chapters: view.chapterIds ?? [] };
}

/** Some titles in order of their ids, in all languages or in one. @throws as `ask` does */
export async function fetchTitlePage(
  send: Send,
  { from, count, language }: PageRange & { language?: Language },
): Promise<CataloguePage<ListedTitle>> {
  const { view } = await ask(send, { endpoint: 'catalogueTitles', query: { from, count, clang: language } });
  return decodeTitlePage(view);
}

/** Some chapters that anybody may read now, in order of their ids. @throws as `ask` does */
export async function fetchChapterPage(send: Send, { from, count }: PageRange): Promise<CataloguePage<OpenChapter>> {
  const { view } = await ask(send, { endpoint: 'catalogueChapters', query: { from, count } });
  return decodeOpenChapters(view);
}

/** Those of some chapters that anybody may read now. @throws as `ask` does */
export async function fetchOpenChapters(send: Send, ids: readonly number[]): Promise<OpenChapter[]> {
  const { view } = await ask(send, { endpoint: 'openChapters', query: { chapter_id: ids.join(',') } });
  return decodeOpenChapters(view).entries;
}
