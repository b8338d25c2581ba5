import { boxPath, circle, ellipse, filled, inked, poly, rect, smooth, traced } from '../places/shape';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** A kitchen at work: tiles, pans on a rail, a stove with steam, bamboo steamers in towers, bowls on the pass. */
export const drawGalley: DrawSetting = (_sheet, rng, view) => {
  const { box, finish } = view;
  const { paint, night, pen, w, h, unit, at, block } = survey(view);
  const floor = view.figures ? 0.7 : 0.78;
  const tile = unit * 0.075;
  let tiles = '';
  for (let y = box.y + h * 0.3; y < box.y + h * floor; y += tile) tiles += `M${box.x} ${y.toFixed(1)}h${w}`;
  for (let x = box.x + tile * rng.next(); x < box.x + w; x += tile)
    tiles += `M${x.toFixed(1)} ${box.y + h * 0.3}V${box.y + h * floor}`;
  const pans = Array.from({ length: Math.max(3, Math.round((w / unit) * 3.4)) }, (_, i) => i).map((i, _, all) => {
    const [x, y] = at((i + 0.5) / all.length, 0.12);
    const r = unit * rng.range(0.045, 0.075);
    return (
      traced(`M${x} ${y}v${r * 1.2}`, { ...pen, line: pen.line * 2 }) +
      (rng.chance(0.55)
        ? inked(circle(x, y + r * 2.1, r), rng.pick([paint.near, paint.mid, paint.accent]), pen) +
          traced(circle(x, y + r * 2.1, r * 0.66), { ...pen, line: pen.line * 0.6 })
        : inked(
            poly(x - r * 0.8, y + r * 1.2, x + r * 0.8, y + r * 1.2, x + r, y + r * 2.8, x - r, y + r * 2.8),
            paint.mid,
            pen,
          ))
    );
  });
  const tower = (u: number, levels: number) => {
    const [x, foot] = at(u, floor - 0.16);
    const [wide, tall] = [unit * 0.13, unit * 0.055];
    const steam = Array.from({ length: 3 }, (_, i) =>
      traced(
        `M${x + (i - 1) * wide * 0.4} ${foot - tall * (levels + 0.7)}q${-wide * 0.25} ${-tall} 0 ${-tall * 2}t0 ${-tall * 2}`,
        { ink: night ? '#d9d5cc' : paint.near, line: finish.line * 0.8 },
      ),
    ).join('');
    return (
      steam +
      Array.from(
        { length: levels },
        (_, i) =>
          inked(rect(x - wide, foot - tall * (i + 1), wide * 2, tall), i % 2 ? paint.light : '#d9d5cc', pen) +
          traced(`M${x - wide} ${foot - tall * (i + 0.35)}h${wide * 2}`, { ...pen, line: pen.line * 0.6 }),
      ).join('') +
      inked(
        smooth([
          x - wide,
          foot - tall * levels,
          x - wide * 0.6,
          foot - tall * (levels + 0.7),
          x + wide * 0.6,
          foot - tall * (levels + 0.7),
          x + wide,
          foot - tall * levels,
        ]),
        '#f3f1ec',
        pen,
      ) +
      inked(circle(x, foot - tall * (levels + 0.75), unit * 0.012), finish.spot, pen)
    );
  };
  const bowls = Array.from({ length: 4 }, (_, i) => {
    const [x, y] = at(0.1 + i * 0.26 + rng.range(-0.04, 0.04), 0.93);
    const r = unit * 0.055;
    return (
      inked(
        `M${x - r} ${y}Q${x - r * 0.8} ${y + r * 1.3} ${x} ${y + r * 1.3}Q${x + r * 0.8} ${y + r * 1.3} ${x + r} ${y}Z`,
        '#ffffff',
        pen,
      ) + inked(ellipse(x, y, r, r * 0.26), i % 2 ? finish.spot : '#d9d5cc', pen)
    );
  });
  const middle = rng.range(0.42, 0.58);
  return [
    filled(boxPath(box), night ? '#35322f' : '#ffffff'),
    filled(block(0, 0.3, 1, floor - 0.3), night ? '#4a4744' : paint.far),
    traced(tiles, { ink: night ? '#2c2a2a' : paint.mid, line: finish.line * 0.35 }),
    inked(rect(box.x - 9, box.y + h * 0.1, w + 18, unit * 0.022), night ? '#8b8680' : paint.near, pen),
    ...pans,
    inked(block(-0.02, floor - 0.16, 1.04, 0.04), night ? '#8b8680' : paint.light, pen),
    inked(block(-0.02, floor - 0.12, 1.04, 0.14), night ? '#2c2a2a' : paint.mid, pen),
    ...[0.14, 0.38, 0.62, 0.86].map(
      (u) =>
        inked(block(u - 0.09, floor - 0.095, 0.18, 0.09), night ? '#35322f' : paint.near, pen) +
        filled(circle(...at(u, floor - 0.105), unit * 0.009), finish.spot),
    ),
    tower(0.18, rng.int(2, 4)),
    tower(0.8, rng.int(2, 4)),
    inked(
      `M${at(middle - 0.11, 0)[0]} ${at(0, floor - 0.2)[1]}q${w * 0.11} ${unit * 0.13} ${w * 0.22} 0Z`,
      night ? '#131316' : paint.accent,
      pen,
    ),
    inked(block(-0.02, floor, 1.04, 0.4), night ? '#1f1d1e' : '#f3f1ec', pen),
    ...(view.figures ? [] : [inked(block(-0.02, 0.9, 1.04, 0.2), night ? '#55524d' : '#d9d5cc', pen), ...bowls]),
  ].join('');
};
