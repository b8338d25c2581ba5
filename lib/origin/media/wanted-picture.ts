import type { DrawRequest } from '../demo/draw/draw-request';

/** A picture as a reader wants it: what is drawn, or one side of it; and that as it is, or narrower. */
export interface WantedPicture {
  request: DrawRequest;
  half?: 'left' | 'right';
  /** In px; less than the picture has without it. */
  width?: number;
}
