import type { LanguageCode } from '@/lib/wire/language-codes';
import { allSeries } from '@/lib/origin/demo/all-series';
import { chapterPages } from '@/lib/origin/demo/chapter-pages';
import type { DrawRequest } from '@/lib/origin/demo/draw/draw-request';
import { printingOf } from '@/lib/origin/demo/printing-of';
import type { PageKind } from '@/lib/origin/demo/story/page-size';
import { imageSize } from '@/lib/origin/media/page-images';

export interface SampledPage {
  slug: string;
  language: LanguageCode;
  kind: PageKind;
  request: DrawRequest;
}

/** The first chapters of every series are free. */
const CHAPTERS = 3;
/** Leaps through a chapter, so that no two pages of the sample follow each other. */
const LEAP = 7;

/** Pages as readers are given them where they choose no quality: through all series in turn, the languages and chapters of each, no page twice. */
export function drawSample(count: number): SampledPage[] {
  return Array.from({ length: count }, (_, i): SampledPage => {
    const facts = allSeries[i % allSeries.length]!;
    const { slug, editions, chapters } = facts;
    const round = Math.floor(i / allSeries.length);
    const languages = Object.keys(editions) as LanguageCode[];
    const language = languages[round % languages.length]!;
    const spec = {
      seriesSlug: slug,
      chapter: 1 + (round % Math.min(chapters, CHAPTERS)),
      ...printingOf(facts, language),
    };
    const pages = chapterPages(spec);
    const index = (round * LEAP) % pages.length;
    const page = pages[index]!;
    const { width } = imageSize(page, 'whole', 'high');
    return {
      slug,
      language,
      kind: page.kind,
      request: { picture: { kind: 'page', chapter: spec, index, language }, width, format: 'webp' },
    };
  });
}
