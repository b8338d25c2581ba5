import type { Box } from '../geometry';

/** A room drawn so tall that the table in its foreground falls below the panel: whoever stands there stands on the floor. */
export function roomToStand(box: Box): Box {
  return { ...box, height: box.height * 1.28 };
}
