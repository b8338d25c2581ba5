import type { ChapterSpec } from '../../../story/chapter-spec';
import { drawStrikingPanel } from '../../page/thumbnail';
import { circle, filled, inked, lens, rect, smooth, traced } from '../../places/shape';
import { place, type Svg } from '../../svg';
import { dotRamp } from '../../texture/halftone';
import { castOf } from './cast-of';
import { drawPerson } from './draw-person';
import { FINE, PEN, type NewsStage } from './news-stage';

const PAPER = { width: 190, height: 248 } as const;
const PANEL = { width: 480, height: 300 } as const;

const page = (seriesSlug: string): readonly ChapterSpec[] =>
  [3, 1].map((chapter) => ({ seriesSlug, chapter, direction: 'rtl', form: 'pages' }));

/** A printed page of two panels, its upper edge's middle at the origin. */
function printedPage({ sheet }: NewsStage, chapters: readonly ChapterSpec[]): Svg {
  const width = PAPER.width - 24;
  const height = (width * PANEL.height) / PANEL.width;
  const panels = chapters.map((spec, i) => {
    const at = { x: -width / 2, y: 14 + i * (height + 12) };
    return (
      place(
        sheet.clip(rect(0, 0, PANEL.width, PANEL.height), drawStrikingPanel(sheet, spec)),
        at,
        width / PANEL.width,
      ) + inked(rect(at.x, at.y, width, height), 'none', FINE)
    );
  });
  return inked(rect(-PAPER.width / 2, 0, PAPER.width, PAPER.height), '#ffffff', PEN) + panels.join('');
}

const peg = (x: number, y: number) => inked(rect(x - 6, y - 18, 12, 34), '#c08a52', FINE);

/** How low the line hangs. */
function line(x: number): number {
  const t = (x + 10) / 1220;
  return 36 + 88 * t * (1 - t);
}

/** A page on the line; one that is `upset` hangs by its foot. */
function hung(
  stage: NewsStage,
  slug: string,
  { x, size, turn, upset = false }: { x: number; size: number; turn: number; upset?: boolean },
): Svg {
  const at = { x, y: line(x) };
  const leaf = place(printedPage(stage, page(slug)), { x: 0, y: upset ? PAPER.height : 0 }, 1, upset ? 180 : 0);
  return place(leaf + peg(-66, 0) + peg(66, 0), at, size, turn);
}

/** Fresh pages on a line by the sea; one of them hangs upside down, and the printer has just seen it. */
export function drawPageNine(stage: NewsStage): Svg {
  return [
    filled(rect(0, 0, 1200, 480), '#ffd9ae'),
    dotRamp({
      box: { x: 0, y: 0, width: 1200, height: 296 },
      pitch: 17,
      colour: '#ffe9c9',
      value: (_u, v) => 0.8 - 1.1 * v,
    }),
    filled(circle(862, 250, 150), '#ff8f66'),
    filled(rect(0, 296, 1200, 120), '#2b8793'),
    filled(
      Array.from({ length: 18 }, (_, i) => lens((i * 211) % 1200, 306 + i * 5, 50 + i * 5, 3, 2)).join(''),
      '#ffffff',
      0.8,
    ),
    inked(smooth([-40, 400, 200, 384, 600, 402, 900, 380, 1240, 396, 1240, 560, -40, 560]), '#f3dfae', PEN),
    traced(`M-10 ${line(-10)}Q600 ${line(600) + 22} 1210 ${line(1210)}`, PEN),
    hung(stage, 'umbrella-weather', { x: 170, size: 1.06, turn: 2 }),
    hung(stage, 'iron-lullaby', { x: 1060, size: 1.06, turn: -2 }),
    hung(stage, 'ghost-tram-line-9', { x: 570, size: 1.3, turn: 1, upset: true }),
    drawPerson(stage, castOf('umbrella-weather', 2), {
      x: 356,
      y: 326,
      scale: 0.5,
      turn: 0.6,
      expression: 'laugh',
      pose: 'point',
      lean: 14,
    }),
    drawPerson(stage, castOf('sixth-bench', 2), {
      x: 862,
      y: 224,
      scale: 0.62,
      turn: -0.6,
      expression: 'worry',
      pose: 'chin',
      lean: -14,
    }),
  ].join('');
}
