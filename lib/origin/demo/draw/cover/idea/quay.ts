import { drawFigure } from '../../people/figure';
import { drawFerry } from '../../places/ferry';
import { drawRail } from '../../places/rail';
import { drawSea } from '../../places/sea';
import type { Svg } from '../../svg';
import { place } from '../../svg';
import type { Stage } from '../stage';

/** Two at the railing with their backs to us, the ferry's sea before them. */
export function drawQuay({ sheet, rng, width, height, focus, palette, cast, finish }: Stage): Svg {
  const palettes = {
    sky: palette.ground,
    far: palette.light,
    mid: palette.second,
    near: palette.ink,
    light: '#ffffff',
    dots: palette.light,
    accent: palette.accent,
  };
  const tall = Math.min(focus.height * 1.3, focus.width * 1.35);
  const scale = tall / 950;
  const foot = focus.y + focus.height * 1.06 + tall * 0.26;
  const horizon = (focus.y + focus.height * 0.36) / height;
  const options = { finish, palette: palettes };
  const figure = (index: 0 | 1, u: number) =>
    place(
      drawFigure(sheet, cast[index], { stance: 'stand', facing: 'back', expression: 'neutral', finish, scale }).svg,
      { x: focus.x + focus.width * 0.5 + tall * u, y: foot },
      scale,
    );
  return [
    drawSea(sheet, rng, { ...options, box: { x: 0, y: 0, width, height }, horizon, clear: focus.y }),
    drawFerry(sheet, rng.fork('ferry'), {
      ...options,
      box: {
        x: focus.x + focus.width * 0.5 - tall * 0.085,
        y: height * horizon - tall * 0.075,
        width: tall * 0.17,
        height: tall * 0.09,
      },
      finish: { ...finish, line: finish.line * 0.5 },
    }),
    drawRail(sheet, rng.fork('rail'), {
      ...options,
      palette: { ...palettes, far: palette.ground },
      box: { x: 0, y: foot - tall * 0.5, width, height: tall * 0.5 },
    }),
    figure(0, -0.235),
    figure(1, 0.235),
  ].join('');
}
