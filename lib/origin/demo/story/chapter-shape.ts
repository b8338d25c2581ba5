import { rng } from '../draw/rng';
import { chapterName, type ChapterSpec } from './chapter-spec';
import { SLICES_PER_SHEET } from './page-size';
import { tasteOf } from './taste';

/** What a page is for; says which layouts it may have. */
export type PageRole = 'splash' | 'story' | 'spread' | 'quiet' | 'koma' | 'hook' | 'slice';

function storyPages(spec: ChapterSpec, komaPages: number): PageRole[] {
  const random = rng(`${chapterName(spec)}/shape`);
  const all = Math.max(6, spec.pages ?? (komaPages ? random.int(16, 20) : random.int(14, 24)));
  const koma = Math.min(komaPages, 2 * Math.floor((all - 8) / 2));
  const count = all - Math.max(0, koma);
  const roles = Array.from({ length: count }, (): PageRole => 'story');
  // Singles before a spread are even in number after the splash, so that pairs of pages close before it.
  const spread = 1 + 2 * Math.round((count * random.range(0.45, 0.56) - 1) / 2);
  roles[0] = 'splash';
  roles[spread] = 'spread';
  // The quiet scene comes after the loud one, two thirds of the way.
  roles[Math.max(spread + 1, Math.round(count * (koma > 0 ? 0.6 : 0.68)))] = 'quiet';
  roles[count - 1] = 'hook';
  return withColumns(roles, koma, spread);
}

/** Columns of four panels come two pages at a time, so that what is paired stays so: before the spread, and after it. */
function withColumns(roles: readonly PageRole[], koma: number, spread: number): PageRole[] {
  if (koma <= 0) return [...roles];
  const before = 2 * Math.ceil(koma / 4);
  const pages = (count: number) => Array.from({ length: count }, (): PageRole => 'koma');
  const first = Math.max(1, spread - 2);
  const last = Math.max(roles.indexOf('quiet') + 1, roles.length - 3);
  return [
    ...roles.slice(0, first),
    ...pages(before),
    ...roles.slice(first, last),
    ...pages(koma - before),
    ...roles.slice(last),
  ];
}

function spreadPages(spec: ChapterSpec): PageRole[] {
  const random = rng(`${chapterName(spec)}/shape`);
  const count = Math.max(6, spec.pages ?? random.int(14, 17));
  const roles: PageRole[] = ['splash'];
  while (roles.length < count - 1) roles.push('spread', 'story', 'story');
  roles.length = count - 1;
  // A lone single between spreads would leave half of the screen empty.
  if (roles[count - 2] === 'story' && roles[count - 3] !== 'story') roles[count - 2] = 'spread';
  return [...roles, 'hook'];
}

function slices(spec: ChapterSpec): PageRole[] {
  const sheets = spec.pages ? Math.ceil(spec.pages / SLICES_PER_SHEET) : rng(`${chapterName(spec)}/shape`).int(7, 8);
  return Array.from({ length: sheets * SLICES_PER_SHEET }, () => 'slice');
}

const SHAPES = {
  pages: (spec: ChapterSpec) => storyPages(spec, tasteOf(spec.seriesSlug).komaPages),
  spreads: spreadPages,
  strip: slices,
} as const;

/** The pages of a chapter by what they are for; a strip has a whole number of sheets. */
export function chapterShape(spec: ChapterSpec): PageRole[] {
  return SHAPES[spec.form](spec);
}
