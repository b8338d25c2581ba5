import type { LanguageCode } from '@/lib/wire/language-codes';
import type { CheckedChapter } from './checked-chapters';
import { letterFaults, type LetterFault } from './draw/page/letter-faults';
import { letterPage, stagePage } from './draw/page/page';
import { Sheet } from './draw/sheet';
import { chapterName } from './story/chapter-spec';
import { planChapter } from './story/plan-chapter';

/** A fault and where it is: pages and panels are counted from 1. */
export interface FoundFault extends LetterFault {
  chapter: string;
  page: number;
  language: LanguageCode;
}

interface Checked {
  /** Pages that were lettered, one for each language. */
  pages: number;
  faults: FoundFault[];
}

/**
 * What is wrong with the letters of a chapter, page by page; `isWanted` may leave out languages of a page, counted from 0.
 * Slow: about 10 ms to lay a page out, and as much for each language.
 */
export function* checkLetters(
  { spec, languages }: CheckedChapter,
  isWanted: (page: number, language: LanguageCode) => boolean = () => true,
): Generator<Checked> {
  const plan = planChapter(spec);
  for (const [index, page] of plan.pages.entries()) {
    // The slices of a sheet share its letters.
    if (page.kind === 'slice' && page.top > 0) continue;
    const wanted = languages.filter((language) => isWanted(index, language));
    if (!wanted.length) continue;
    const staged = stagePage(new Sheet(), plan, index);
    const faults = wanted.flatMap((language) =>
      letterFaults(letterPage(staged, language)).map((fault) => ({
        ...fault,
        panel: fault.panel + 1,
        chapter: chapterName(spec),
        page: index + 1,
        language,
      })),
    );
    yield { pages: wanted.length, faults };
  }
}
