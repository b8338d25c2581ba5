import type { Point } from '../../geometry';
import { place, type Svg } from '../../svg';
import { filled, boxPath } from '../../places/shape';
import { dotRamp } from '../../texture/halftone';
import type { DrawMood } from '../mood';

/** How near to the middle of what matters nothing lies, as a share of the smaller side. */
const CLEAR = 0.3;

/** A light ground with things lying around whoever stands on it: `things` are about 100 across, their middle at the origin. */
export function scattered(
  things: readonly ((spot: string) => Svg)[],
  { count = 16, dots = true }: { count?: number; dots?: boolean } = {},
): DrawMood {
  return (_sheet, rng, { box, focus, spot }) => {
    const unit = Math.min(box.width, box.height);
    const placed: (Point & { r: number })[] = [];
    const parts: Svg[] = [];
    for (let i = 0; i < count * 4 && placed.length < count; i++) {
      const at = {
        x: box.x + box.width * rng.next(),
        y: box.y + box.height * rng.next(),
        r: unit * rng.range(0.045, 0.1),
      };
      const [turn, thing] = [rng.range(-28, 28), rng.pick(things)];
      if (Math.hypot(at.x - focus.x, (at.y - focus.y) * 0.8) < unit * CLEAR) continue;
      if (placed.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < (other.r + at.r) * 1.15)) continue;
      placed.push(at);
      parts.push(place(thing(spot), at, at.r / 50, turn));
    }
    const halo = dots
      ? dotRamp({ box, pitch: 12, colour: '#d9d5cc', value: (u, v) => Math.hypot(u - 0.5, v - 0.55) * 0.9 - 0.22 })
      : '';
    return filled(boxPath(box), '#ffffff') + halo + parts.join('');
  };
}
