import { boxPath, circle, ellipse, filled, inked, poly, rect, traced } from '../places/shape';
import { placePaint } from '../places/place-paint';
import type { DrawSetting } from './setting';

/** Inside a tram: windows with the city passing by, hanging straps, a bench along the wall. */
export const drawTram: DrawSetting = (_sheet, rng, { box, finish }) => {
  const paint = placePaint(finish);
  const night = finish.noir === true;
  const { x, y, width: w, height: h } = box;
  const pen = { ink: night ? '#8b8680' : paint.ink, line: finish.line * 0.5 };
  const at = (u: number, v: number) => [x + w * u, y + h * v] as const;
  const count = Math.max(2, Math.round((w / h) * 1.8));
  const wide = 1 / count;
  const panes = Array.from({ length: count }, (_, i) => {
    const [a, span] = [(i + 0.08) * wide, wide * 0.84];
    const lights = Array.from({ length: 9 }, () =>
      rect(...at(a + span * rng.range(0.04, 0.9), rng.range(0.22, 0.46)), w * span * 0.06, h * 0.016),
    ).join('');
    const glare = poly(
      ...at(a + span * 0.1, 0.48),
      ...at(a + span * 0.3, 0.17),
      ...at(a + span * 0.38, 0.17),
      ...at(a + span * 0.18, 0.48),
    );
    return (
      inked(rect(...at(a, 0.16), w * span, h * 0.34), night ? '#131316' : paint.mid, { ...pen, line: pen.line * 1.6 }) +
      filled(lights, paint.light) +
      filled(glare, paint.light, 0.2)
    );
  });
  const straps = Array.from({ length: count * 2 }, (_, i) => {
    const [sx, sy] = at((i + 0.5) * wide * 0.5, 0.07);
    const [ring, lean] = [h * 0.035, rng.range(-5, 5)];
    return (
      traced(`M${sx.toFixed(1)} ${sy.toFixed(1)}l${lean.toFixed(1)} ${(h * 0.09).toFixed(1)}`, {
        ...pen,
        line: pen.line * 2,
      }) + inked(ellipse(sx + lean, sy + h * 0.09 + ring, ring * 0.8, ring), 'none', { ...pen, line: pen.line * 2.2 })
    );
  });
  return [
    filled(boxPath(box), night ? '#35322f' : '#ffffff'),
    ...panes,
    inked(rect(x - 9, y + h * 0.055, w + 18, h * 0.02), night ? '#8b8680' : paint.near, pen),
    inked(rect(x - 9, y + h * 0.54, w + 18, h * 0.13), night ? '#55524d' : paint.mid, pen),
    traced(
      Array.from({ length: count * 2 + 1 }, (_, i) => `M${at(i * wide * 0.5, 0.54).join(' ')}V${y + h * 0.67}`).join(
        '',
      ),
      pen,
    ),
    inked(rect(x - 9, y + h * 0.67, w + 18, h * 0.06), night ? '#4a4744' : paint.far, pen),
    inked(rect(x - 9, y + h * 0.75, w + 18, h * 0.3), night ? '#1f1d1e' : paint.far, pen),
    ...straps,
    filled(
      Array.from({ length: 14 }, (_, i) => circle(...at((i + 0.5) / 14, 0.71), finish.line * 0.5)).join(''),
      pen.ink,
    ),
  ].join('');
};
