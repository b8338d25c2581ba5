import { chapterName, type ChapterSpec } from '../../story/chapter-spec';
import type { StripPanel } from '../../story/cut-strip';
import { lookOf } from '../../looks/all-looks';
import { PAGE_SIZE, SLICES_PER_SHEET } from '../../story/page-size';
import type { SlicePage } from '../../story/plan-chapter';
import type { StagedBeat } from '../../story/stage-scene';
import type { Quad } from '../geometry';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { worldOf } from '../world/world-of';
import { drawPanel, type PanelArt } from './panel-art';
import { drawStripPaper } from './strip-paper';

interface StripArt {
  svg: Svg;
  panels: readonly { art: PanelArt; staged: StagedBeat; headroom: number }[];
}

export const SHEET_SIZE = { width: PAGE_SIZE.slice.width, height: PAGE_SIZE.slice.height * SLICES_PER_SHEET };
export const STRIP_LETTER_SIZE = 38;
const BEYOND = 14;
/** How far around its panel a drawing may be seen. */
const REACH = 40;
function quadOf({ x, y, width, height, lean, bleed }: StripPanel): Quad {
  const left = bleed.includes('left') ? -BEYOND : x;
  const right = bleed.includes('right') ? SHEET_SIZE.width + BEYOND : x + width;
  return [
    { x: left, y },
    { x: right, y },
    { x: right, y: y + height + Math.min(0, lean) },
    { x: left, y: y + height - Math.max(0, lean) },
  ];
}

/** Whether anything of a stretch of the sheet can be seen through the window of a slice. */
export function inWindow({ y, height }: { y: number; height: number }, { top }: SlicePage): boolean {
  return y + height + REACH > top && y - REACH < top + PAGE_SIZE.slice.height;
}

/** A whole sheet: letters keep off each other across slices, so that each slice continues the one above. */
export function drawStripArt(sheet: Sheet, spec: ChapterSpec, page: SlicePage): StripArt {
  const look = lookOf(spec.seriesSlug);
  const { finish } = worldOf(look);
  const chapter = chapterName(spec);
  const panels = page.panels.map((panel, i) => {
    const above = page.panels[i - 1];
    const headroom = panel.y - (above ? above.y + above.height : 0) - 20;
    const art = drawPanel(sheet, {
      quad: quadOf(panel),
      staged: panel.beat,
      look,
      chapter,
      name: `${chapter}/sheet ${page.sheet}/${i}`,
      page: SHEET_SIZE,
      letterSize: STRIP_LETTER_SIZE,
      peopled: page.sheet === 0 && i === 0,
    });
    return { art, staged: panel.beat, headroom };
  });
  const paper = drawStripPaper(page.panels, SHEET_SIZE, finish);
  // The rasteriser dies of groups that lie some pictures away: only what the window shows is handed over.
  const shown = panels.filter((_, i) => inWindow(page.panels[i]!, page));
  return { svg: paper + shown.map(({ art }) => art.svg).join(''), panels };
}
