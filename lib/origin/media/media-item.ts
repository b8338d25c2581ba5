import type { DrawPriority } from '../demo/draw/draw-pool';
import type { WantedPicture } from './wanted-picture';

/** A picture that was asked for and may be had. */
export interface MediaItem {
  picture: WantedPicture;
  /** Visible where it does not say. */
  priority?: DrawPriority;
  /** What the reader will want next. */
  ahead?: readonly WantedPicture[];
  /** XORed over the bytes. */
  key?: Buffer;
  /** Seconds at which it may no longer be shown; absent where it may for ever. */
  until?: number;
}
