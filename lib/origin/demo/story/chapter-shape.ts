import { rng } from '../draw/rng';
import { chapterName, type ChapterSpec } from './chapter-spec';
import { SLICES_PER_SHEET } from './page-size';

/** What a page is for; says which layouts it may have. */
export type PageRole = 'splash' | 'story' | 'spread' | 'quiet' | 'hook' | 'slice';

function storyPages(spec: ChapterSpec): PageRole[] {
  const random = rng(`${chapterName(spec)}/shape`);
  const count = Math.max(6, spec.pages ?? random.int(14, 24));
  const roles = Array.from({ length: count }, (): PageRole => 'story');
  // Singles before a spread are even in number after the splash, so that pairs of pages close before it.
  const spread = 1 + 2 * Math.round((count * random.range(0.5, 0.62) - 1) / 2);
  roles[0] = 'splash';
  roles[spread] = 'spread';
  roles[Math.min(count - 2, spread + random.int(2, 3))] = 'quiet';
  roles[count - 1] = 'hook';
  return roles;
}

function spreadPages(spec: ChapterSpec): PageRole[] {
  const random = rng(`${chapterName(spec)}/shape`);
  const count = Math.max(6, spec.pages ?? random.int(13, 17));
  const roles: PageRole[] = ['splash'];
  while (roles.length < count - 1) roles.push('spread', 'story', 'story');
  roles.length = count - 1;
  // A lone single between spreads would leave half of the screen empty.
  if (roles[count - 2] === 'story' && roles[count - 3] !== 'story') roles[count - 2] = 'spread';
  return [...roles, 'hook'];
}

function slices(spec: ChapterSpec): PageRole[] {
  const sheets = spec.pages ? Math.ceil(spec.pages / SLICES_PER_SHEET) : rng(`${chapterName(spec)}/shape`).int(4, 5);
  return Array.from({ length: sheets * SLICES_PER_SHEET }, () => 'slice');
}

const SHAPES = { pages: storyPages, spreads: spreadPages, strip: slices } as const;

/** The pages of a chapter by what they are for; a strip has a whole number of sheets. */
export function chapterShape(spec: ChapterSpec): PageRole[] {
  return SHAPES[spec.form](spec);
}
