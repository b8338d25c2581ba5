import type { DrawRequest } from '../demo/draw/draw-request';

/** A picture as a reader wants it: what is drawn, or one side of it. */
export interface WantedPicture {
  request: DrawRequest;
  half?: 'left' | 'right';
}
