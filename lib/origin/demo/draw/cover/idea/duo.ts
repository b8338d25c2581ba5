import { drawBust } from '../../people/bust';
import { drawSkyline } from '../../places/skyline';
import type { Svg } from '../../svg';
import { place } from '../../svg';
import type { Stage } from '../stage';
import { drawRain } from '../weather';

/** The detective and the one who hired him, before the town, in the rain. */
export function drawDuo({ sheet, rng, width, height, focus, palette, cast, finish }: Stage): Svg {
  const box = { x: 0, y: 0, width, height };
  const big = Math.min(focus.height / 640, focus.width / 520);
  const small = big * 0.78;
  const foot = focus.y + focus.height;
  return [
    drawSkyline(sheet, rng, {
      box: { ...box, height: foot + height * 0.03 },
      finish: { ...finish, noir: true },
      palette: {
        sky: palette.ground,
        far: palette.second,
        mid: '#22354a',
        near: palette.ink,
        light: palette.light,
        dots: palette.second,
      },
      moonAt: {
        u: (focus.x + focus.width * 0.62) / width,
        v: (focus.y + focus.height * 0.22) / (foot + height * 0.03),
        r: 0.17,
      },
    }),
    drawRain(rng.fork('far'), box, palette.light, { count: 90, lean: 0.2, opacity: 0.35 }),
    place(
      drawBust(sheet, cast[0], {
        turn: -0.4,
        expression: 'determined',
        finish: { ...finish, noir: true, paper: palette.light },
        scale: big,
      }).svg,
      { x: focus.x + focus.width * 0.64, y: foot - big * 400 },
      big,
    ),
    place(
      drawBust(sheet, cast[1], { turn: 0.45, expression: 'worry', finish, scale: small }).svg,
      { x: focus.x + focus.width * 0.27, y: foot - small * 300 },
      small,
    ),
    drawRain(rng.fork('near'), box, '#ffffff', { count: 60, lean: 0.2, opacity: 0.7 }),
  ].join('');
}
