import { chapterName, type ChapterSpec } from '../../story/chapter-spec';
import { lookOf } from '../../looks/all-looks';
import type { PanelledPage } from '../../story/plan-chapter';
import type { StagedBeat } from '../../story/stage-scene';
import type { Box } from '../geometry';
import type { Sheet } from '../sheet';
import { el, type Svg } from '../svg';
import { worldOf } from '../world/world-of';
import { drawPanel, type PanelArt } from './panel-art';
import { layPanels } from './quads';

/** The drawn part of a page: the same in every language. */
interface PageArt {
  svg: Svg;
  panels: readonly { art: PanelArt; staged: StagedBeat }[];
  letterSize: number;
  fold?: Box;
}

const LETTER_SIZE = { single: 36, spread: 38 } as const;
/** Half the width of the band around the fold of a spread that faces and words keep off. */
const FOLD = 60;

export function drawPageArt(sheet: Sheet, spec: ChapterSpec, page: PanelledPage, index: number): PageArt {
  const look = lookOf(spec.seriesSlug);
  const { width, height } = page;
  const letterSize = LETTER_SIZE[page.kind];
  const fold = page.kind === 'spread' ? { x: width / 2 - FOLD, y: 0, width: 2 * FOLD, height } : undefined;
  const chapter = chapterName(spec);
  const { finish, cuts } = worldOf(look);
  const panels = layPanels(page.tree, { width, height, direction: spec.direction, cuts }).map(({ quad }, i) => {
    const staged = page.beats[i]!;
    const art = drawPanel(sheet, {
      quad,
      staged,
      look,
      chapter,
      name: `${chapter}/${index}/${i}`,
      page: { width, height },
      letterSize,
      fold,
      peopled: page.role === 'splash',
    });
    return { art, staged };
  });
  const paper = finish.noir ? finish.ink : finish.paper;
  return {
    svg: el('rect', { width, height, fill: paper }) + panels.map(({ art }) => art.svg).join(''),
    panels,
    letterSize,
    fold,
  };
}
