import { mix } from '../people/paint';
import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { dotRamp, flatDots } from '../texture/halftone';
import { drawClouds } from './clouds';
import { drawHeadland } from './headland';
import { placePaint, type PlaceOptions } from './place-paint';
import { boxPath, circle, filled, lens } from './shape';

/** Open water filling the box: crests grow with the square of the nearness. */
export function drawWater(sheet: Sheet, rng: Rng, { box, finish, palette }: PlaceOptions): Svg {
  const paint = placePaint(finish, palette);
  const page = finish.medium === 'page';
  const strokes = Math.round(Math.min(90, 26 + (box.width * box.height) / 9000));
  let light = '';
  let dark = '';
  for (let i = 0; i < strokes; i++) {
    const t = (i + rng.next()) / strokes;
    const y = box.y + box.height * (0.02 + 0.96 * t * t);
    const length = box.width * (0.03 + 0.13 * t * t) * rng.range(0.6, 1.3);
    const wave = lens(box.x + box.width * rng.next(), y, length, 1 + box.height * 0.016 * (0.2 + t), length * 0.02);
    if (rng.chance(0.62)) light += wave;
    else dark += wave;
  }
  return [
    filled(boxPath(box), paint.mid),
    page
      ? filled(
          boxPath(box),
          flatDots(sheet, { pitch: 9, radius: 1.7, colour: finish.flat ? 'none' : mix(finish.ink, finish.paper, 0.5) }),
        )
      : dotRamp({ box, pitch: 15, colour: paint.near, value: (_u, v) => 0.1 + 0.5 * (v - 0.45) }),
    filled(`M${box.x} ${box.y}h${box.width}v${Math.max(2, finish.line * 0.5)}h${-box.width}Z`, paint.ink),
    filled(dark, page ? paint.ink : paint.near),
    filled(light, paint.light),
  ].join('');
}

/**
 * The sea under a wide sky, with clouds, a sun by colour, and a cape with a lighthouse. `horizon` is a share of the height;
 * nothing but sky stands in the `clear` px under the top.
 */
export function drawSea(sheet: Sheet, rng: Rng, options: PlaceOptions & { horizon?: number; clear?: number }): Svg {
  const { box, finish, palette } = options;
  const paint = placePaint(finish, palette);
  const t = options.horizon ?? (rng.chance(0.5) ? rng.range(0.36, 0.43) : rng.range(0.57, 0.63));
  const sky = { ...box, height: box.height * t };
  const water = { ...box, y: box.y + sky.height, height: box.height - sky.height };
  const clear = options.clear ?? 0;
  const air = { ...sky, y: sky.y + clear, height: sky.height - clear };
  const side = rng.chance(0.5) ? 'left' : 'right';
  const sunAt = {
    x: box.x + box.width * (side === 'right' ? 0.28 : 0.72),
    y: air.y + air.height * 0.42,
    r: Math.min(box.height * 0.09, air.height * 0.3),
  };
  return [
    filled(boxPath(sky), paint.sky),
    dotRamp({
      box: sky,
      pitch: finish.medium === 'page' ? 11 : 16,
      colour: paint.dots,
      value: (_u, v) => 0.62 - 0.75 * v,
    }),
    finish.medium === 'colour' ? filled(circle(sunAt.x, sunAt.y, sunAt.r), paint.far) : '',
    drawClouds(sheet, rng.fork('clouds'), {
      box: { ...air, y: air.y + air.height * 0.25, height: air.height * 0.55 },
      finish,
      palette,
    }),
    drawHeadland(sheet, rng.fork('cape'), {
      box: { ...air, y: air.y + air.height * 0.25, height: air.height * 0.75 },
      finish,
      palette,
      side,
    }),
    drawWater(sheet, rng.fork('water'), { box: water, finish, palette }),
  ].join('');
}
