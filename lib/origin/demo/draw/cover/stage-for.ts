import type { SeriesLook } from '../../looks/series-look';
import type { Box } from '../geometry';
import type { Finish } from '../people/finish';
import { rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Stage } from './stage';

/** Width of outlines at a unit of 1. */
const LINE = 8;

/** The stage of a series in a format. Its dice depend on the series alone, never on the lettering. */
export function stageFor(
  sheet: Sheet,
  look: SeriesLook,
  frame: { width: number; height: number; unit: number; focus: Box },
): Stage {
  const finish: Finish = {
    medium: 'colour',
    line: LINE * frame.unit,
    ink: look.palette.ink,
    paper: '#ffffff',
    spot: look.palette.accent,
  };
  return {
    sheet,
    rng: rng(`cover/${look.slug}`),
    width: frame.width,
    height: frame.height,
    focus: frame.focus,
    palette: look.palette,
    cast: look.cast,
    finish,
  };
}
