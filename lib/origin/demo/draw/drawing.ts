import type { Svg } from './svg';

/** A finished SVG document and its size in drawing units. */
export interface Drawing {
  svg: Svg;
  width: number;
  height: number;
}
