import type { ChapterSpec } from '../../story/chapter-spec';
import type { Drawing } from '../drawing';
import { rng } from '../rng';
import { Sheet } from '../sheet';
import { el } from '../svg';

const WIDTH = 480;
const HEIGHT = 300;

/** The picture of a chapter in lists: one panel without lettering, 16:10. */
export function drawThumbnail(spec: ChapterSpec): Drawing {
  const random = rng(`${spec.seriesSlug}/${spec.chapter}/thumbnail`);
  return {
    width: WIDTH,
    height: HEIGHT,
    svg: new Sheet().document(WIDTH, HEIGHT, [
      el('rect', { width: WIDTH, height: HEIGHT, fill: '#f3f1ec' }),
      el('circle', { cx: random.range(80, 400), cy: 150, r: 90, fill: '#131316' }),
    ]),
  };
}
