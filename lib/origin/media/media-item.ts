import type { DrawRequest } from '../demo/draw/draw-request';

/** A picture that was asked for and may be had. */
export interface MediaItem {
  request: DrawRequest;
  /** What the reader will want next. */
  ahead?: readonly DrawRequest[];
  /** XORed over the bytes. */
  key?: Buffer;
  /** Seconds at which it may no longer be shown; absent where it may for ever. */
  until?: number;
}
