import { circle, ellipse, filled, inked, lens, poly, smooth, traced } from '../../places/shape';
import type { Svg } from '../../svg';

const PEN = { ink: '#131316', line: 4 } as const;

/** Small things that lie around people in a good mood: about 100 across, their middle at the origin, in the greys of the house. */
export const THINGS = {
  bubble: () =>
    inked(circle(0, 0, 44), '#ffffff', PEN) +
    traced('M-26 -14Q-22 -32 -2 -32', PEN) +
    filled(circle(20, 18, 5), '#8b8680'),
  fish: () =>
    inked(smooth([-42, 0, -8, -24, 26, -8, 26, 8, -8, 24]) + poly(22, 0, 48, -20, 48, 20), '#d9d5cc', PEN) +
    filled(circle(-24, -5, 4), '#131316'),
  lantern: (spot: string) =>
    inked(ellipse(0, 2, 34, 38), spot, PEN) +
    traced('M-30 -12H30M-34 4H34M-30 20H30', { ...PEN, line: 2.5 }) +
    filled(poly(-16, -44, 16, -44, 16, -34, -16, -34) + poly(-14, 36, 14, 36, 14, 44, -14, 44), '#131316'),
  petal: () => inked('M0 -34Q30 -10 8 34Q0 26 -8 34Q-30 -10 0 -34Z', '#f3f1ec', PEN),
  paw: () =>
    filled(
      ellipse(0, 16, 26, 20) + circle(-30, -8, 11) + circle(-11, -26, 12) + circle(11, -26, 12) + circle(30, -8, 11),
      '#d9d5cc',
    ),
  bone: () =>
    inked(poly(-34, 0, -48, -14, -48, 14), '#ffffff', PEN) +
    traced('M-34 0H30M-18 -14V14M-2 -18V18M14 -14V14', PEN) +
    inked(circle(38, 0, 13), '#ffffff', PEN),
  steam: () => traced('M-18 40Q-38 16 -16 -4T-18 -44M16 40Q-4 16 18 -4T16 -44', { ink: '#8b8680', line: 7 }),
  bun: () =>
    inked(smooth([-44, 26, -40, -8, -14, -34, 14, -34, 40, -8, 44, 26]), '#ffffff', PEN) +
    traced('M-12 -30Q-6 -14 -14 0M0 -34V-8M12 -30Q6 -14 14 0', { ...PEN, line: 3 }),
  star: (spot: string) => inked('M0 -46Q6 -6 46 0Q6 6 0 46Q-6 6 -46 0Q-6 -6 0 -46Z', spot, { ...PEN, line: 3 }),
  sparkle: () => filled('M0 -48Q5 -5 48 0Q5 5 0 48Q-5 5 -48 0Q-5 -5 0 -48Z', '#8b8680'),
  planet: () => inked(circle(0, 0, 26), '#d9d5cc', PEN) + inked(ellipse(0, 0, 48, 12), 'none', PEN),
  leaf: () =>
    inked('M0 46Q-34 8 0 -46Q34 8 0 46Z', '#8b8680', PEN) +
    traced('M0 40V-30M0 18L-13 4M0 18L13 4M0 -4L-11 -16M0 -4L11 -16', { ink: '#ffffff', line: 3 }),
  rose: (spot: string) =>
    inked(poly(-30, 20, -50, 38, -18, 36) + poly(30, 20, 50, 38, 18, 36), '#8b8680', { ...PEN, line: 3 }) +
    inked(smooth([0, -38, 30, -24, 36, 10, 12, 34, -18, 34, -38, 8, -28, -24]), spot, PEN) +
    traced('M-6 4Q2 -12 14 0Q18 16 -2 18Q-22 14 -16 -8Q-4 -28 20 -18', { ink: '#ffffff', line: 4 }),
  moth: () =>
    inked(
      'M0 -6Q-44 -44 -48 -4Q-40 22 -6 10Q-34 26 -20 40Q-4 38 0 14Q4 38 20 40Q34 26 6 10Q40 22 48 -4Q44 -44 0 -6Z',
      '#d9d5cc',
      PEN,
    ) + filled(circle(-26, -8, 6) + circle(26, -8, 6) + lens(0, 4, 8, 24), '#131316'),
  drop: () =>
    inked('M0 -42Q30 2 22 20Q12 38 0 38Q-12 38 -22 20Q-30 2 0 -42Z', '#ffffff', PEN) +
    traced('M-10 18Q-6 28 4 28', PEN),
  confetti: (spot: string) =>
    filled(poly(-30, -10, -8, -26, 2, -12, -20, 4), spot) +
    filled(poly(6, 10, 30, 4, 34, 20, 10, 26), '#131316') +
    filled(circle(20, -26, 8), '#8b8680'),
  gear: () =>
    inked(
      Array.from({ length: 8 }, (_, i) => {
        const [c, s] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
        return poly(
          28 * c - 9 * s,
          28 * s + 9 * c,
          46 * c - 7 * s,
          46 * s + 7 * c,
          46 * c + 7 * s,
          46 * s - 7 * c,
          28 * c + 9 * s,
          28 * s - 9 * c,
        );
      }).join(''),
      '#8b8680',
      PEN,
    ) +
    inked(circle(0, 0, 33), '#8b8680', { ...PEN, line: 0 }) +
    inked(circle(0, 0, 13), '#ffffff', PEN),
  stamp: (spot: string) =>
    traced(circle(0, 0, 42) + circle(0, 0, 34), { ink: spot, line: 5 }) +
    filled(poly(-32, -9, 32, -9, 32, 9, -32, 9), spot),
  compass: () =>
    filled(poly(0, -48, 9, -9, 48, 0, 9, 9, 0, 48, -9, 9, -48, 0, -9, -9), '#131316') +
    filled(
      poly(0, -48, 9, -9, 0, 0) + poly(48, 0, 9, 9, 0, 0) + poly(0, 48, -9, 9, 0, 0) + poly(-48, 0, -9, -9, 0, 0),
      '#d9d5cc',
    ),
  moon: (spot: string) => inked('M14 -42A42 42 0 1 0 14 42A34 34 0 1 1 14 -42Z', spot, PEN),
  clover: () =>
    filled(circle(-14, -14, 16) + circle(14, -14, 16) + circle(-14, 12, 16) + circle(14, 12, 16), '#8b8680') +
    traced('M0 6Q6 28 -4 44', { ink: '#8b8680', line: 6 }),
} as const satisfies Record<string, (spot: string) => Svg>;
