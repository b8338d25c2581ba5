import { boxPath, circle, filled, inked, lens, poly, rect, smooth, traced } from '../places/shape';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** A laundry in orbit: machines with round doors in a row, shirts on a line, suds, portholes with stars. */
export const drawWashingDeck: DrawSetting = (_sheet, rng, view) => {
  const { box, finish } = view;
  const { paint, pen, w, h, unit, at, block } = survey(view);
  const wide = unit * 0.3;
  const count = Math.max(2, Math.ceil(w / wide));
  const machines = Array.from({ length: count }, (_, i) => {
    const [x, y] = [box.x + (w * i) / count, box.y + h * 0.4];
    const [mw, mh] = [w / count, h * 0.3];
    const r = Math.min(mw, mh) * 0.36;
    const [cx, cy] = [x + mw / 2, y + mh * 0.56];
    const suds = Array.from({ length: 6 }, (_half, k) =>
      circle(cx + r * 0.5 * Math.cos(k), cy + r * 0.2 + r * 0.3 * Math.sin(k * 2), r * rng.range(0.12, 0.24)),
    ).join('');
    return (
      inked(rect(x, y, mw, mh), '#ffffff', pen) +
      inked(circle(cx, cy, r), '#d9d5cc', { ...pen, line: pen.line * 2 }) +
      inked(circle(cx, cy, r * 0.76), rng.chance(0.4) ? finish.spot : '#131316', pen) +
      filled(suds, '#ffffff') +
      filled(
        poly(
          cx - r * 0.5,
          cy - r * 0.3,
          cx - r * 0.2,
          cy - r * 0.6,
          cx - r * 0.05,
          cy - r * 0.55,
          cx - r * 0.42,
          cy - r * 0.16,
        ),
        '#ffffff',
        0.7,
      ) +
      filled(
        circle(x + mw * 0.2, y + mh * 0.1, unit * 0.011) + circle(x + mw * 0.32, y + mh * 0.1, unit * 0.011),
        paint.near,
      ) +
      inked(rect(x + mw * 0.56, y + mh * 0.06, mw * 0.3, mh * 0.08), '#d9d5cc', pen)
    );
  });
  const ports = Array.from({ length: Math.max(2, Math.round(w / (unit * 0.5))) }, (_, i) => i).map((i, _, all) => {
    const [x, y] = at((i + 0.5) / all.length, 0.17);
    const r = unit * 0.11;
    const stars = Array.from({ length: 9 }, () =>
      circle(x + r * rng.range(-0.6, 0.6), y + r * rng.range(-0.6, 0.6), rng.range(0.8, 2.4)),
    ).join('');
    return (
      inked(circle(x, y, r * 1.22), '#d9d5cc', pen) +
      inked(circle(x, y, r), '#131316', pen) +
      filled(stars, '#ffffff') +
      (i % 2
        ? filled(circle(x + r * 0.25, y + r * 0.2, r * 0.4), '#8b8680') +
          filled(lens(x + r * 0.25, y + r * 0.2, r * 1.2, r * 0.1), '#f3f1ec')
        : '')
    );
  });
  const wash = Array.from({ length: count + 2 }, (_, i) => {
    const t = (i + 0.6) / (count + 2);
    const [x, y] = at(t, 0.31 + 0.03 * Math.sin(Math.PI * t));
    const s = unit * 0.045;
    return inked(
      poly(
        x - s * 1.5,
        y + s * 0.5,
        x - s * 0.7,
        y,
        x + s * 0.7,
        y,
        x + s * 1.5,
        y + s * 0.5,
        x + s * 1.1,
        y + s * 1.1,
        x + s * 0.8,
        y + s * 0.9,
        x + s * 0.8,
        y + s * 2.1,
        x - s * 0.8,
        y + s * 2.1,
        x - s * 0.8,
        y + s * 0.9,
        x - s * 1.1,
        y + s * 1.1,
      ),
      i % 3 ? '#ffffff' : finish.spot,
      pen,
    );
  });
  return [
    filled(boxPath(box), '#f3f1ec'),
    inked(rect(box.x - 9, box.y - 9, w + 18, h * 0.04 + 9), '#8b8680', pen),
    ...ports,
    ...machines,
    traced(smooth([...at(-0.02, 0.3), ...at(0.5, 0.345), ...at(1.02, 0.3)], false), pen),
    ...wash,
    inked(block(-0.02, 0.7, 1.04, 0.36), '#ffffff', pen),
    filled(
      Array.from(
        { length: 6 },
        (_, i) =>
          block(i * 0.18 + 0.02, 0.7, 0.09, 0.06) +
          block(i * 0.18 - 0.08, 0.76, 0.1, 0.09) +
          block(i * 0.19 + 0.03, 0.85, 0.1, 0.2),
      ).join(''),
      '#d9d5cc',
    ),
    inked(
      Array.from({ length: 16 }, () =>
        circle(...at(rng.next(), rng.range(0.5, 0.95)), unit * rng.range(0.006, 0.02)),
      ).join(''),
      '#ffffff',
      { ...pen, line: pen.line * 0.6 },
    ),
  ].join('');
};
