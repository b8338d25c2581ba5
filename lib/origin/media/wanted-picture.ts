import type { DrawRequest } from '../demo/draw/draw-request';

/** A file that was published, as it is, or cut and resized to a size in px. */
export interface KeptRequest {
  kept: string;
  size?: { width: number; height: number };
}

/** A picture as a reader wants it: what is drawn or kept, or one side of it; and that as it is, or narrower. */
export interface WantedPicture {
  request: DrawRequest | KeptRequest;
  half?: 'left' | 'right';
  /** In px; less than the picture has without it. */
  width?: number;
}
