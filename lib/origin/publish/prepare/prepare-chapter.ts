import { availableParallelism } from 'node:os';
import path from 'node:path';
import { entriesOf } from '../archive/entries-of';
import type { PublishedChapter } from '../publication';
import type { KeptWriter } from './kept-writer';
import { namedFailure } from './named-failure';
import { pageNames } from './page-names';
import { filesOfPage, preparePages } from './prepare-picture';

/** Writes what is missing of a chapter's files, as many pictures at once as there are cores. Gives its pages' names. */
export async function prepareChapter(root: string, chapter: PublishedChapter, kept: KeptWriter): Promise<string[]> {
  const names = pageNames(chapter);
  const wanted = new Map<string, { name: string; page: PublishedChapter['pages'][number] }[]>();
  for (const [index, page] of chapter.pages.entries()) {
    const { name: file } = chapter.pictures[page.picture]!;
    wanted.set(file, [...(wanted.get(file) ?? []), { name: names[index]!, page }]);
  }
  for (const [file, pages] of [...wanted]) {
    const there = await Promise.all(pages.flatMap(({ name }) => filesOfPage(name)).map((name) => kept.has(name)));
    if (there.every(Boolean)) wanted.delete(file);
  }
  if (wanted.size === 0) return names;

  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  try {
    for await (const { name, bytes } of entriesOf(path.join(root, chapter.file))) {
      const pages = wanted.get(name);
      if (!pages) continue;
      wanted.delete(name);
      const work = preparePages(bytes, pages, kept).catch((error: unknown) => void failures.push(namedFailure(`${chapter.file} › ${name}`, error))).finally(() => running.delete(work));
      running.add(work);
      if (running.size >= availableParallelism()) await Promise.race(running);
    }
  } finally {
    await Promise.all(running);
  }
  if (failures.length > 0) throw failures[0];
  if (wanted.size > 0) throw new Error(`${chapter.file} has changed while it was being read.`);
  return names;
}
