import { boxPath, circle, fan, filled, inked, lens } from '../../places/shape';
import { path } from '../../svg';
import type { DrawMood } from '../mood';

/** Cuts of a gouge that run one way, wide and few, instead of lines drawn with a ruler. */
export function gouges(ground: string, cuts: string): DrawMood {
  return (_sheet, rng, { box }) => {
    const d = Array.from({ length: 54 }, () =>
      lens(0, box.height * rng.range(-0.8, 0.8), box.width * rng.range(0.2, 0.6), rng.range(3, 15)),
    ).join('');
    const turned = Array.from({ length: 3 }, () => ({
      x: box.x + box.width * rng.range(0.1, 0.9),
      y: box.y + box.height / 2,
    }));
    return (
      filled(boxPath(box), ground) +
      turned
        .map(({ x, y }) =>
          path(d, {
            fill: cuts,
            transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${rng.range(-20, -12).toFixed(1)})`,
          }),
        )
        .join('')
    );
  };
}

/** Flat rays from whoever speaks, as on old prints. */
export function flatRays(count: number): DrawMood {
  return (_sheet, rng, { box, focus }) =>
    filled(boxPath(box), '#ffffff') +
    filled(fan(focus.x, focus.y, count, 0, Math.hypot(box.width, box.height) * 1.1, rng.range(0, 0.4)), '#b7b1a6');
}

/** The sun itself, behind a head. */
export const risingSun: DrawMood = (_sheet, _rng, { box, focus, spot }) =>
  filled(boxPath(box), '#ffffff') + filled(circle(focus.x, focus.y, Math.min(box.width, box.height) * 0.42), spot);

/** A few strokes of a dry brush, heavy at their start. */
export function brushed(ground: string, brush: string): DrawMood {
  return (_sheet, rng, { box }) => {
    const strokes = Array.from({ length: 9 }, (_, i) => {
      const [y, thick] = [box.height * (-0.1 + (1.2 * (i + rng.next())) / 9), box.height * rng.range(0.02, 0.06)];
      const hairs = Array.from({ length: 7 }, (_hair, k) =>
        lens(
          box.width * rng.range(0.2, 0.55),
          y + (k - 3) * thick * 0.3,
          box.width * rng.range(0.7, 1.25),
          thick * rng.range(0.1, 0.34),
        ),
      );
      return hairs.join('');
    }).join('');
    return (
      filled(boxPath(box), ground) +
      path(strokes, {
        fill: brush,
        transform: `translate(${box.x.toFixed(1)} ${box.y.toFixed(1)}) rotate(-9 ${(box.width / 2).toFixed(1)} ${(box.height / 2).toFixed(1)})`,
      })
    );
  };
}

/** One round stroke of the brush, open where it ends. */
export const brushedRound: DrawMood = (_sheet, rng, { box, focus }) => {
  const r = Math.min(box.width, box.height) * 0.46;
  const turn = rng.range(0, 6);
  const rings = Array.from({ length: 9 }, (_, k) => {
    const [radius, from, to] = [r * (0.86 + k * 0.035), turn + rng.range(0, 0.3), turn + rng.range(5.2, 5.9)];
    const at = (a: number) =>
      `${(focus.x + radius * Math.cos(a)).toFixed(1)} ${(focus.y + radius * Math.sin(a)).toFixed(1)}`;
    return path(`M${at(from)}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 1 ${at(to)}`, {
      fill: 'none',
      stroke: '#55524d',
      'stroke-width': r * rng.range(0.014, 0.05),
      'stroke-linecap': 'round',
    });
  });
  return filled(boxPath(box), '#ffffff') + rings.join('');
};

/** Black with stars, and one large one. */
export const starlit: DrawMood = (_sheet, rng, { box, spot }) => {
  const stars = Array.from({ length: 70 }, () =>
    circle(box.x + box.width * rng.next(), box.y + box.height * rng.next(), rng.range(1, 4.6)),
  ).join('');
  const [x, y, r] = [
    box.x + box.width * rng.range(0.1, 0.9),
    box.y + box.height * rng.range(0.08, 0.3),
    Math.min(box.width, box.height) * 0.06,
  ];
  return (
    filled(boxPath(box), '#131316') +
    filled(stars, '#ffffff') +
    filled(
      `M${x} ${y - 2 * r}Q${x} ${y} ${x + 2 * r} ${y}Q${x} ${y} ${x} ${y + 2 * r}Q${x} ${y} ${x - 2 * r} ${y}Q${x} ${y} ${x} ${y - 2 * r}Z`,
      spot,
    )
  );
};

/** Black with the cone of a lamp and smoke in it. */
export const underLamp: DrawMood = (_sheet, rng, { box, focus }) => {
  const [x, w] = [focus.x, box.width];
  const cone = `M${(x - w * 0.06).toFixed(1)} ${box.y}L${(x + w * 0.06).toFixed(1)} ${box.y}L${(x + w * 0.42).toFixed(1)} ${box.y + box.height}L${(x - w * 0.42).toFixed(1)} ${box.y + box.height}Z`;
  const smoke = Array.from({ length: 7 }, () =>
    lens(
      x + w * rng.range(-0.3, 0.3),
      box.y + box.height * rng.range(0.1, 0.9),
      w * rng.range(0.2, 0.5),
      rng.range(6, 16),
      rng.range(-20, 20),
    ),
  ).join('');
  return filled(boxPath(box), '#131316') + filled(cone, '#55524d') + filled(smoke, '#8b8680', 0.35);
};

/** Black with windows of lanterns out of focus. */
export const lanternDark: DrawMood = (_sheet, rng, { box, focus, spot }) => {
  const unit = Math.min(box.width, box.height);
  const lights = Array.from({ length: 22 }, () => ({
    x: box.x + box.width * rng.next(),
    y: box.y + box.height * rng.next(),
    r: unit * rng.range(0.03, 0.1),
  })).filter(({ x, y }) => Math.hypot(x - focus.x, y - focus.y) > unit * 0.26);
  return (
    filled(boxPath(box), '#131316') +
    lights
      .map(
        ({ x, y, r }, i) =>
          filled(circle(x, y, r), i % 3 ? '#8b8680' : spot, 0.8) +
          inked(circle(x, y, r * 0.55), i % 3 ? '#d9d5cc' : '#ffffff', { ink: '#ffffff', line: 0 }),
      )
      .join('')
  );
};
