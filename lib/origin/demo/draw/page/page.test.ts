import { ALL_LOOKS } from '../../looks/all-looks';
import type { ChapterSpec } from '../../story/chapter-spec';
import { planChapter } from '../../story/plan-chapter';
import { Sheet } from '../sheet';
import { drawPage, letterPage, stagePage } from './page';
import { letterFaults } from './letter-faults';
import { drawThumbnail } from './thumbnail';

const LANGUAGES = ['eng', 'esp', 'fra', 'ind', 'ptb', 'rus', 'tha', 'deu', 'vie'] as const;
const SLUGS = [...ALL_LOOKS.keys()];

const spec = (
  seriesSlug: string,
  form: ChapterSpec['form'] = 'pages',
  direction: ChapterSpec['direction'] = 'rtl',
  chapter = 1,
): ChapterSpec => ({
  seriesSlug,
  chapter,
  form,
  direction,
});

test.each(['pages', 'strip'] as const)(
  'the art of a page is the same string in every language (%s)',
  (form) => {
    const plan = planChapter(spec('ferry-at-six', form));
    const { art } = stagePage(new Sheet(), plan, 2);
    expect(art.length).toBeGreaterThan(10_000);
    for (const language of ['eng', 'tha', 'rus', 'deu', 'vie'] as const)
      expect(drawPage(plan, 2, language).svg.includes(art)).toBe(true);
  },
  60_000,
);

test('a page is the same string each time, and another in another language', () => {
  const plan = planChapter(spec('the-rain-ledger'));
  const first = drawPage(plan, 1, 'eng');
  expect(drawPage(plan, 1, 'eng')).toEqual(first);
  expect(drawPage(plan, 1, 'esp').svg).not.toBe(first.svg);
}, 60_000);

test('page sizes are those of the plan', () => {
  for (const form of ['pages', 'strip', 'spreads'] as const) {
    const plan = planChapter(spec('static-garden', form));
    plan.pages.slice(0, 4).forEach(({ width, height }, i) => {
      const page = drawPage(plan, i, 'vie');
      expect([page.width, page.height]).toEqual([width, height]);
      expect(page.svg).toMatch(new RegExp(`^<svg[^>]* width="${width}" height="${height}"`));
    });
  }
}, 60_000);

test('the slices of a sheet join: what crosses an edge is drawn by both', () => {
  const plan = planChapter(spec('low-orbit-laundry', 'strip', 'ltr'));
  const letterings = [0, 1, 2].map((i) => letterPage(stagePage(new Sheet(), plan, i), 'fra').lettering);
  expect(letterings[1]).toEqual(letterings[0]);
  expect(letterings[2]).toEqual(letterings[0]);
}, 60_000);

test('nothing is drawn as a layer of its own, of which the rasteriser dies where a clipped drawing reaches far out of its frame', () => {
  expect(drawThumbnail(spec('blade-of-nine-rains', 'spreads', 'rtl', 209)).svg).not.toContain(' opacity=');
  for (const [i, slug] of SLUGS.entries())
    expect(drawPage(planChapter(spec(slug, 'pages', 'ltr', i + 1)), 1, 'eng').svg).not.toContain(' opacity=');
}, 60_000);

test('no page holds a number that is none', () => {
  for (const [i, slug] of SLUGS.entries()) {
    const plan = planChapter(spec(slug, 'pages', i % 2 ? 'rtl' : 'ltr', i + 1));
    expect(drawPage(plan, i % plan.pages.length, LANGUAGES[i % 9]!).svg).not.toMatch(/NaN|undefined|Infinity/);
  }
}, 120_000);

/** Forty pages through all series, forms, directions and languages. */
function walk() {
  return Array.from({ length: 40 }, (_, i) => {
    const form = (['pages', 'strip', 'pages', 'spreads'] as const)[i % 4]!;
    const plan = planChapter(spec(SLUGS[(i * 7) % SLUGS.length]!, form, i % 3 ? 'rtl' : 'ltr', 1 + (i % 11)));
    return letterPage(stagePage(new Sheet(), plan, (i * 5 + 1) % plan.pages.length), LANGUAGES[i % 9]!);
  });
}

test('words cover no face, stay in their balloons and are read in order', () => {
  const pages = walk();
  expect(pages.flatMap(({ lettering }) => lettering.balloons).length).toBeGreaterThan(100);
  expect(pages.flatMap(letterFaults)).toEqual([]);
}, 120_000);

test('a thumbnail is 480 x 300, without letters, and differs from chapter to chapter', () => {
  const [first, second] = [1, 2].map((chapter) => drawThumbnail(spec('hotel-lantern', 'strip', 'ltr', chapter)));
  expect([first!.width, first!.height]).toEqual([480, 300]);
  expect(first!.svg).not.toContain('<text');
  expect(second!.svg).not.toBe(first!.svg);
}, 60_000);
