import type { LanguageCode } from '@/lib/wire/language-codes';
import { limits } from '@/lib/limits';
import { findValues } from '../check/find-values';
import { valueAt } from '../check/value-at';
import type { Fault } from '../fault';
import { pagePlan } from '../pages/page-plan';
import type { ChapterFile } from '../pages/read-chapter-file';
import { FORMS, type Form } from '../schema/forms';
import type { SourceText } from '../source/source-text';
import type { ChapterCandidate } from './chapter-candidate';
import { narrowPages } from './narrow-pages';
import { placeChapter } from './place-chapter';
import type { PlacedChapter } from './placed-chapter';

export interface ReadCandidate {
  candidate: ChapterCandidate;
  read: ChapterFile;
}

/** Puts a series' files where they belong. Its text may have other faults: what can be looked up in it is. */
export function placeChapters(
  { value }: SourceText,
  files: readonly ReadCandidate[],
): { placed: PlacedChapter[]; faults: Fault[] } {
  // Where nothing is known of the series, nothing can be missed in it.
  if (typeof value !== 'object' || value === null) return { placed: [], faults: [] };
  const languages = Object.keys(valueAt(value, ['languages']) ?? {}) as LanguageCode[];
  const entries = new Map(
    findValues(value, ['chapters', '*', 'number']).map((found) => [
      found.value,
      valueAt(value, found.path.slice(0, 2)),
    ]),
  );
  const faults: Fault[] = [];
  const placed = new Map<string, PlacedChapter>();
  for (const { candidate, read } of files) {
    const { file } = candidate;
    const place = placeChapter(candidate, read.info, languages);
    if ('message' in place) {
      faults.push(place);
      continue;
    }
    const { language, number } = place;
    const key = `${language} ${number}`;
    const before = placed.get(key);
    const form = [valueAt(entries.get(number), ['form']), valueAt(value, ['form'])].find(isForm) ?? 'auto';
    const plan = pagePlan(read.pictures, form, read.info?.isDouble);
    const isChosen = form !== 'auto';
    const says = (message: string, instead: string) => faults.push({ file, message, instead });
    if (!languages.includes(language))
      says(
        `The series has no title in ${language}.`,
        `Give it one under \`languages\` in series.yaml: \`${language}: { name: … }\`.`,
      );
    if (!entries.has(number))
      says(
        `There is no chapter ${number} in series.yaml.`,
        `Add it under \`chapters\`: \`{ number: ${number}, start: 2026-03-01T15:00:00Z }\`.`,
      );
    if (before) says(`It is chapter ${number} in ${language}, and so is ${before.file}.`, 'Keep one of the two.');
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
  return { placed: [...placed.values()], faults };
}

function isForm(value: unknown): value is Form {
  return (FORMS as readonly unknown[]).includes(value);
}
