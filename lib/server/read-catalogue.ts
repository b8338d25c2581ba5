import 'server-only';

import {
  fetchCatalogueParts,
  fetchChapterPage,
  fetchOpenChapters,
  fetchTitlePage,
  type PageRange,
} from '@/lib/api/catalogue-pages';
import type { CataloguePage, ListedTitle, OpenChapter } from '@/lib/domain/catalogue-page';
import type { Language } from '@/lib/domain/language';
import { limits } from '@/lib/limits';

import { send } from './send';

/** Where the parts of the whole catalogue begin: a sitemap each. */
export const readCatalogueParts = () => fetchCatalogueParts(send);

/** One language's titles, some at a time. */
export const readTitlePage = (range: PageRange & { language: Language }) => fetchTitlePage(send, range);

/** The titles of one part, the first being 1; undefined for a part that there is not. */
export async function readTitlePart(part: number): Promise<ListedTitle[] | undefined> {
  const { titles } = await readCatalogueParts();
  return readPart(titles, part, (range) => fetchTitlePage(send, range));
}

/** The chapters of one part that anybody may read now; undefined for a part that there is not. */
export async function readChapterPart(part: number): Promise<OpenChapter[] | undefined> {
  const { chapters } = await readCatalogueParts();
  return readPart(chapters, part, (range) => fetchChapterPage(send, range));
}

/** Those of some chapters that anybody may read now. */
export async function readOpenChapters(ids: readonly number[]): Promise<OpenChapter[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / limits.askedChaptersMax) }, (_, index) =>
    ids.slice(index * limits.askedChaptersMax, (index + 1) * limits.askedChaptersMax),
  );
  return (await Promise.all(batches.map((batch) => fetchOpenChapters(send, batch)))).flat();
}

async function readPart<Entry extends { id: number }>(
  starts: readonly number[],
  part: number,
  fetchPage: (range: PageRange) => Promise<CataloguePage<Entry>>,
): Promise<Entry[] | undefined> {
  const [start, end = Infinity] = starts.slice(part - 1, part + 1);
  if (start === undefined) return undefined;
  const entries: Entry[] = [];
  for (let from: number | undefined = start; from !== undefined && from < end;) {
    const page: CataloguePage<Entry> = await fetchPage({ from, count: limits.cataloguePageMax });
    entries.push(...page.entries.filter(({ id }) => id < end));
    // Each page begins after the one before; an origin that says otherwise would be asked for ever.
    from = page.next !== undefined && page.next > from ? page.next : undefined;
  }
  // What came out since the parts were counted waits for the next count.
  return entries.slice(0, limits.cataloguePartEntries);
}
