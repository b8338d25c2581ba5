import { drawFigure } from '../../people/figure';
import { drawRain } from '../weather';
import { filled, inked, lens, rect, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { place } from '../../svg';
import { flatDots } from '../../texture/halftone';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { shaded } from '../tone';

const DOME =
  'M20 420Q30 60 400 60Q770 60 780 420Q730 372 685 420Q640 372 590 420Q545 372 495 420Q450 372 400 420Q350 372 305 420Q255 372 210 420Q160 372 115 420Q70 372 20 420Z';

/** Two people who have to share: one huge red umbrella in the rain. */
export function drawUmbrella({ sheet, rng, width, height, focus, palette, cast, finish }: Stage): Svg {
  const box = { x: 0, y: 0, width, height };
  const ground = height * 0.9;
  const size = Math.min(focus.width * 0.94, (height * 0.96 - focus.y) * 0.85);
  const centre = focus.x + focus.width / 2;
  const top = Math.max(focus.y, height * 0.97 - size * 1.24);
  const k = size / 800;
  const scale = (height * 0.955 - top - 255 * k) / 950;
  const figure = (index: 0 | 1, u: number) =>
    place(
      drawFigure(sheet, cast[index], {
        stance: 'stand',
        facing: index ? 'left' : 'right',
        expression: index ? 'smile' : 'worry',
        finish,
        scale,
      }).svg,
      { x: centre + size * u, y: height * 0.955 },
      scale,
    );
  const puddles = Array.from({ length: 12 }, () =>
    lens(width * rng.next(), ground + (height - ground) * rng.next(), width * rng.range(0.08, 0.2), 5),
  ).join('');
  return [
    filled(rect(0, 0, width, height), palette.ground),
    filled(rect(0, 0, width, height), flatDots(sheet, { pitch: 16, radius: 3, colour: '#ffffff' })),
    drawRain(rng.fork('far'), box, palette.second, { count: 170, lean: 0.12, opacity: 0.7 }),
    inked(rect(-9, ground, width + 18, height), palette.second, { ink: finish.ink, line: finish.line * 0.6 }),
    filled(puddles, '#ffffff'),
    seat(
      {
        own: { x: 0, y: 0, width: 800, height: 1000 },
        into: { x: centre - size / 2, y: top, width: size, height: size * 1.25 },
        stand: 'top',
      },
      (s) => {
        const pen = { ink: finish.ink, line: (finish.line * 1.1) / s };
        return [
          traced('M400 60V20', { ...pen, line: pen.line * 2.2 }),
          inked(rect(392, 380, 16, 640), '#7a3b22', pen),
          inked(DOME, palette.accent, pen),
          shaded(
            sheet,
            DOME,
            { x: 0, y: 50, width: 800, height: 380 },
            '#8f1420',
            (u, v) => 1.2 * (u * 0.9 + v * 0.25 - 0.62),
            17 / s,
          ),
          traced(
            'M400 60Q180 140 210 420M400 60Q340 160 305 420M400 60V420M400 60Q460 160 495 420M400 60Q620 140 590 420',
            { ...pen, line: pen.line * 0.8 },
          ),
          traced(DOME, pen),
          filled('M110 290Q150 150 300 96Q190 180 160 300Z', '#ffffff', 0.4),
        ].join('');
      },
    ),
    figure(0, -0.21),
    figure(1, 0.21),
    drawRain(rng.fork('near'), box, '#ffffff', { count: 60, lean: 0.12, opacity: 0.95 }),
  ].join('');
}
