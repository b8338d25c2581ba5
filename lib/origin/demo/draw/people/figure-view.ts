import type { Bearing } from './bearing';
import type { Expression, Stance } from './character';
import type { Finish } from './finish';

/** How a figure is seen. */
export interface FigureView {
  stance: Stance;
  /** Of somebody who stands. */
  bearing?: Bearing;
  facing: 'front' | 'left' | 'right' | 'back';
  expression: Expression;
  finish: Finish;
  /** px for one head unit where the drawing will be placed. */
  scale: number;
  /** All in ink, without inner lines. */
  silhouette?: boolean;
}
