import { ALL_LOOKS } from '../../looks/all-looks';
import type { ChapterSpec } from '../../story/chapter-spec';
import { planChapter } from '../../story/plan-chapter';
import { Sheet } from '../sheet';
import { letterFaults } from './letter-faults';
import { drawPage, letterPage, stagePage } from './page';

const LANGUAGES = ['eng', 'esp', 'fra', 'ind', 'ptb', 'rus', 'tha', 'deu', 'vie'] as const;
const SLUGS = [...ALL_LOOKS.keys()];

const spec = (
  seriesSlug: string,
  form: ChapterSpec['form'] = 'pages',
  direction: ChapterSpec['direction'] = 'rtl',
  chapter = 1,
): ChapterSpec => ({ seriesSlug, chapter, form, direction });

test('a page is deterministic, and its art is the same in every language', () => {
  const plan = planChapter(spec('ferry-at-six'));
  const { art } = stagePage(new Sheet(), plan, 2);
  const first = drawPage(plan, 2, 'eng');
  expect(drawPage(plan, 2, 'eng')).toEqual(first);
  for (const language of ['tha', 'rus'] as const) {
    const { svg } = drawPage(plan, 2, language);
    expect([svg.includes(art), svg === first.svg]).toEqual([true, false]);
  }
});

// The rasteriser crashes on a layer of its own whose clipped drawing reaches far out of the frame.
test('pages have finite numbers and no opacity layer', () => {
  const flawed = SLUGS.slice(0, 9).filter((slug, i) => {
    const plan = planChapter(spec(slug, 'pages', i % 2 ? 'rtl' : 'ltr', i + 1));
    return /NaN|undefined|Infinity| opacity=/.test(drawPage(plan, i % plan.pages.length, LANGUAGES[i % 9]!).svg);
  });
  expect(flawed).toEqual([]);
}, 60_000);

test('words fit their balloons, cover no face and follow the reading order, in all forms and languages', () => {
  const pages = Array.from({ length: 18 }, (_, i) => {
    const form = (['pages', 'strip', 'pages', 'spreads'] as const)[i % 4]!;
    const plan = planChapter(spec(SLUGS[(i * 7) % SLUGS.length]!, form, i % 3 ? 'rtl' : 'ltr', 1 + (i % 11)));
    return letterPage(stagePage(new Sheet(), plan, (i * 5 + 1) % plan.pages.length), LANGUAGES[i % 9]!);
  });
  expect(pages.flatMap(({ lettering }) => lettering.balloons).length).toBeGreaterThan(45);
  expect(pages.flatMap(letterFaults)).toEqual([]);
}, 60_000);
