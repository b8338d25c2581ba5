import type { SeriesLook } from '../../looks/series-look';
import type { Drawing } from '../drawing';
import { Sheet } from '../sheet';
import { COVER_IDEAS } from './cover-ideas';
import { stageFor } from './stage-for';

const WIDTH = 2880;
const HEIGHT = 728;

/**
 * Wide art for the head of a title page, 1440 x 364 at two to one, without lettering; the subject keeps right of the cover
 * that lies on it, and its foot may be lost where the page dissolves the art.
 */
export function drawBackground(look: SeriesLook): Drawing {
  const sheet = new Sheet();
  const focus = { x: WIDTH * 0.4, y: HEIGHT * 0.05, width: WIDTH * 0.54, height: HEIGHT * 1.16 };
  const stage = stageFor(sheet, look, { width: WIDTH, height: HEIGHT, unit: 1.1, focus });
  return { width: WIDTH, height: HEIGHT, svg: sheet.document(WIDTH, HEIGHT, COVER_IDEAS[look.cover](stage)) };
}
