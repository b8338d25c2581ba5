import type { ChapterSpec } from './chapter-spec';
import { panelsOf } from './panel-tree';
import { planChapter } from './plan-chapter';

const specs = ['ferry-at-six', 'hotel-lantern', 'static-garden'].flatMap((seriesSlug) =>
  [1, 2, 17, 64].map((chapter): ChapterSpec => ({ seriesSlug, chapter, form: 'pages', direction: 'rtl' })),
);

test('a chapter of pages opens on a splash, has one spread that starts on an even page, and ends on a hook', () => {
  for (const spec of specs) {
    const { pages } = planChapter(spec);
    const roles = pages.map(({ role }) => role);
    expect([roles[0], roles.at(-1)]).toEqual(['splash', 'hook']);
    const spread = roles.indexOf('spread');
    expect([spread % 2, spread]).toEqual([1, roles.lastIndexOf('spread')]);
    expect([pages[spread]!.width, pages[spread]!.height]).toEqual([2 * pages[0]!.width, pages[0]!.height]);
    for (const page of pages) if (page.kind !== 'slice') expect(page.beats).toHaveLength(panelsOf(page.tree).length);
  }
});
