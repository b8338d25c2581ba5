import { drawSea } from '../places/sea';
import { filled, inked, lens, smooth } from '../places/shape';
import { n } from '../svg';
import type { DrawSetting } from './setting';

/** The beach: water over the middle, and sand in front for people to stand on. */
export const drawBeach: DrawSetting = (sheet, rng, { box, finish, far, figures }) => {
  const { x, y, width, height } = box;
  const sea = drawSea(sheet, rng.fork('sea'), { box, finish, horizon: 0.4 });
  if (!far && !figures) return sea;
  const at = (u: number, v: number) => [x + width * u, y + height * v] as const;
  const bend = rng.fork('shore').range(-0.03, 0.03);
  const shore = (dv: number) =>
    smooth(
      [...at(-0.05, 0.76 + dv), ...at(0.3, 0.73 + dv + bend), ...at(0.65, 0.77 + dv - bend), ...at(1.05, 0.73 + dv)],
      false,
    );
  const close = `L${n(x + width * 1.05)} ${n(y + height * 1.05)}L${n(x - width * 0.05)} ${n(y + height * 1.05)}Z`;
  const random = rng.fork('sand');
  const grains = Array.from({ length: 60 }, () =>
    lens(...at(random.next(), random.range(0.81, 1)), random.range(8, 26), 2),
  ).join('');
  return [
    sea,
    inked(shore(0) + close, '#ffffff', { ink: finish.ink, line: finish.line * 0.5 }),
    filled(shore(0.025) + close, '#f3f1ec'),
    filled(grains, '#8b8680'),
  ].join('');
};
