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

/** What is wrong with the letters of a chapter, in some of its languages. Slow: about 10 ms a page and language. */
export function* checkLetters({ spec, languages }: CheckedChapter): Generator<{ pages: number; faults: FoundFault[] }> {
  const plan = planChapter(spec);
  for (const [index, page] of plan.pages.entries()) {
    // The slices of a sheet share its letters.
    if (page.kind === 'slice' && page.top > 0) continue;
    const staged = stagePage(new Sheet(), plan, index);
    const faults = languages.flatMap((language) =>
      letterFaults(letterPage(staged, language)).map((fault) => ({ ...fault, panel: fault.panel + 1, chapter: chapterName(spec), page: index + 1, language })),
    );
    yield { pages: languages.length, faults };
  }
}
