import { mix } from '../people/paint';
import { path, type Svg } from '../svg';

/** The line around panels. Double: with a pale line in its middle; soft: round at the corners; bare: none, the paper ends it. */
export interface Frame {
  colour: string;
  /** In px. */
  width: number;
  kind?: 'plain' | 'double' | 'soft' | 'bare';
  /** The pale line of a double one. */
  inlay?: string;
}

/** The frame of a panel whose outline is given as path data. */
export function drawFrame(outline: string, { colour, width, kind = 'plain', inlay }: Frame): Svg {
  if (kind === 'bare') return '';
  const line = (stroke: string, thick: number) =>
    path(outline, {
      fill: 'none',
      stroke,
      'stroke-width': thick,
      'stroke-linejoin': kind === 'soft' ? 'round' : 'miter',
    });
  return line(colour, width) + (kind === 'double' ? line(inlay ?? mix(colour, '#ffffff', 0.85), width * 0.34) : '');
}
