import type { Point } from './geometry';

/** A finished fragment of SVG. Drawings are strings; nothing is parsed again. */
export type Svg = string;

/** No `opacity`: it makes a layer, and one inside a clipped drawing that reaches far out of its frame kills the rasteriser. `fill-opacity` makes none. */
export type Attributes = Record<string, string | number | undefined> & { opacity?: never };

/** Rounds to a tenth, so that the same drawing is the same string everywhere. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

function attributes(all: Attributes): string {
  return Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
}

/** An element; a list of children is joined, no children closes it at once. */
export function el(name: string, attrs: Attributes, children?: Svg | readonly Svg[]): Svg {
  const inner = typeof children === 'string' ? children : children?.join('');
  return inner ? `<${name}${attributes(attrs)}>${inner}</${name}>` : `<${name}${attributes(attrs)}/>`;
}

export function path(d: string, attrs: Attributes): Svg {
  return el('path', { d, ...attrs });
}

/** The path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}Z`;
}

/** Moves, turns (degrees) and scales a drawing, in the order scale, turn, move. */
export function place(drawing: Svg, to: Point, scale: number | Point = 1, turn = 0): Svg {
  const s = typeof scale === 'number' ? { x: scale, y: scale } : scale;
  const steps = [`translate(${n(to.x)} ${n(to.y)})`];
  if (turn) steps.push(`rotate(${n(turn)})`);
  // Scale keeps four digits: a tenth would shift a large drawing by pixels.
  if (s.x !== 1 || s.y !== 1) steps.push(`scale(${s.x.toFixed(4)} ${s.y.toFixed(4)})`);
  return el('g', { transform: steps.join(' ') }, drawing);
}
