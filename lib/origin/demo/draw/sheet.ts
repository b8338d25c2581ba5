import { el, n, type Attributes, type Svg } from './svg';

/** One SVG document being drawn: hands out ids and collects what goes into its `<defs>`. */
export class Sheet {
  private readonly defs: Svg[] = [];
  private readonly known = new Map<string, string>();

  /** Adds a definition once: the same element asked for again gives the same id. */
  define(name: string, attrs: Attributes, children?: Svg | readonly Svg[]): string {
    const key = el(name, attrs, children);
    const found = this.known.get(key);
    if (found) return found;
    const id = `d${this.known.size}`;
    this.known.set(key, id);
    this.defs.push(el(name, { id, ...attrs }, children));
    return id;
  }

  /** Clips a drawing to path data. Costs raster time: only for what really leaves its frame. */
  clip(d: string, drawing: Svg | readonly Svg[]): Svg {
    const id = this.define('clipPath', {}, el('path', { d }));
    return el('g', { 'clip-path': `url(#${id})` }, drawing);
  }

  /** The finished document, in user units of its own size. */
  document(width: number, height: number, drawing: Svg | readonly Svg[]): Svg {
    return el(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: n(width),
        height: n(height),
        viewBox: `0 0 ${n(width)} ${n(height)}`,
      },
      [el('defs', {}, this.defs), ...(typeof drawing === 'string' ? [drawing] : drawing)],
    );
  }
}
