import { limits } from '@/lib/limits';
import { valueAt } from '../check/value-at';
import type { Fault } from '../fault';
import { pagePlan } from '../pages/page-plan';
import type { ChapterFile } from '../pages/read-chapter-file';
import { FORMS, type Form } from '../schema/forms';
import type { SourceText } from '../source/source-text';
import type { ChapterCandidate } from './chapter-candidate';
import { knownChapters, knownLanguages } from './known-in-text';
import { withForm } from './name-on-disk';
import { narrowPages } from './narrow-pages';
import { placeChapter } from './place-chapter';
import type { PlacedChapter } from './placed-chapter';

export interface ReadCandidate {
  candidate: ChapterCandidate;
  read: ChapterFile;
}

interface Placement {
  placed: PlacedChapter[];
  faults: Fault[];
  /** Whether every file is placed, and well. */
  isWhole: boolean;
}

/**
 * Puts a series' files where they belong. Its text may have other faults: what can be looked up in it is. Where its languages or chapters are faulty
 * themselves, no file is judged by them.
 */
export function placeChapters({ value }: SourceText, files: readonly ReadCandidate[]): Placement {
  // Where nothing is known of the series, nothing can be missed in it.
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { placed: [], faults: [], isWhole: false };
  const languages = knownLanguages(value);
  const entries = knownChapters(value);
  const faults: Fault[] = [];
  const placed = new Map<string, PlacedChapter>();
  let isWhole = true;
  for (const { candidate, read } of files) {
    const { file } = candidate;
    // The series may have one language, which the file then is in.
    if (!languages && !candidate.language && !read.info?.language) {
      isWhole = false;
      continue;
    }
    const place = placeChapter(candidate, read.info, languages ?? []);
    if ('message' in place) {
      faults.push(place);
      continue;
    }
    const { language, number } = place;
    const key = `${language} ${number}`;
    const before = placed.get(key);
    const form = [valueAt(entries?.get(number), ['form']), valueAt(value, ['form'])].find(isForm) ?? 'auto';
    const plan = pagePlan(read.pictures, form, read.info?.isDouble);
    const isChosen = form !== 'auto';
    const says = (message: string, instead: string) => faults.push({ file, message, instead });
    if (languages && !languages.includes(language))
      says(
        `The series has no title in ${language}.`,
        `Give it one under \`languages\` in series.yaml: \`${language}: { name: … }\`.`,
      );
    if (entries && !entries.has(number))
      says(
        `There is no chapter ${number} in series.yaml.`,
        `Add it under \`chapters\`: \`{ number: ${number}, start: 2026-03-01T15:00:00Z }\`.`,
      );
    if (before) {
      const isTwin = before.file.normalize('NFC') === file.normalize('NFC');
      const other = isTwin ? `${withForm(before.file)}, whose accents are written otherwise` : before.file;
      says(`It is chapter ${number} in ${language}, and so is ${other}.`, 'Keep one of the two.');
    }
    if (plan.pages.length > limits.publishPagesMax)
      says(`It comes to ${plan.pages.length} pages; ${limits.publishPagesMax} are the most.`, 'Split the chapter.');
    if (!isChosen) {
      for (const { name, message } of narrowPages(plan, read.pictures)) {
        faults.push({
          file: `${file} › ${name}`,
          message,
          instead:
            'Cut it into several pictures, or write `form: strip` at its chapter in series.yaml; `form: pages` there has it as it is.',
        });
      }
    }
    placed.set(key, { file, language, number, read, plan, isChosen });
  }
  return { placed: [...placed.values()], faults, isWhole: isWhole && faults.length === 0 };
}

function isForm(value: unknown): value is Form {
  return (FORMS as readonly unknown[]).includes(value);
}
