import type { Box, Point } from '../geometry';
import { el, path, place, type Svg } from '../svg';
import { boxOfPath, joined, placed } from './extent';

/** A line whose inner half a filling will cover is drawn this much wider. */
export const GROWN = 1.7;

/** Draws inked shapes one over the other and remembers how far they reach and what outline they have together. */
export class Pen {
  private readonly parts: Svg[] = [];
  private readonly bare: Svg[] = [];
  box: Box | undefined;

  /** `line` is the width of the outline in the units drawn in. */
  constructor(
    readonly ink: string,
    readonly line: number,
  ) {}

  /** A filled shape with the outline around it. */
  shape(d: string, fill: string, line = this.line): this {
    this.reach(d, line / 2);
    this.parts.push(path(d, { fill, stroke: this.ink, 'stroke-width': line, 'stroke-linejoin': 'round' }));
    return this;
  }

  /** Shapes grown together: one outline around them all, no seam between them. */
  merge(shapes: readonly (readonly [d: string, fill: string])[], line = this.line): this {
    for (const [d] of shapes) {
      this.reach(d, (line * GROWN) / 2);
      this.parts.push(
        path(d, { fill: this.ink, stroke: this.ink, 'stroke-width': line * GROWN, 'stroke-linejoin': 'round' }),
      );
    }
    // The filling covers the inner half of the outline, hence its greater width.
    for (const [d, fill] of shapes) this.parts.push(path(d, { fill }));
    return this;
  }

  /** Colour alone, inside shapes that have their outline already. */
  fill(d: string, fill: string, opacity?: number): this {
    if (d) this.parts.push(path(d, { fill, 'fill-opacity': opacity }));
    return this;
  }

  /** A shape without an outline that still counts as part of the drawing, such as a lash or a tear. */
  solid(d: string, fill: string = this.ink): this {
    this.reach(d, 0);
    this.parts.push(path(d, { fill }));
    return this;
  }

  /** An even line, round-ended unless something else goes on from its ends. */
  stroke(d: string, line = this.line, colour: string = this.ink, ends: 'round' | 'butt' = 'round'): this {
    this.parts.push(
      path(d, {
        fill: 'none',
        stroke: colour,
        'stroke-width': line,
        'stroke-linecap': ends,
        'stroke-linejoin': 'round',
      }),
    );
    return this;
  }

  /** Lays another drawing over this one, scaled, turned by degrees and moved. */
  add(other: Pen, to: Point = { x: 0, y: 0 }, scale: number | Point = 1, turn = 0): this {
    if (!other.box) return this;
    const still = to.x === 0 && to.y === 0 && scale === 1 && turn === 0;
    this.parts.push(still ? other.svg() : place(other.svg(), to, scale, turn));
    this.bare.push(still ? other.bare.join('') : place(other.bare.join(''), to, scale, turn));
    this.box = joined(this.box, placed(other.box, to, scale, turn));
    return this;
  }

  svg(): Svg {
    return this.parts.join('');
  }

  /** The whole drawing in one colour, grown by `line` / 2 on all sides. */
  silhouette(colour: string, line: number): Svg {
    return el('g', { fill: colour, stroke: colour, 'stroke-width': line, 'stroke-linejoin': 'round' }, this.bare);
  }

  private reach(d: string, margin: number): void {
    this.bare.push(path(d, {}));
    this.box = joined(this.box, boxOfPath(d, margin));
  }
}
