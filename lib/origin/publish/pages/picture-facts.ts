import type { PictureFormat } from '../archive/kind-of-bytes';

/** A picture of a chapter, as it was read. */
export interface PictureFacts {
  /** In its archive. */
  name: string;
  format: PictureFormat;
  /** In px, as it is seen: turned as its camera said. */
  width: number;
  height: number;
  /** SHA-256 of its bytes. */
  hash: string;
  /** It has an alpha channel, so that it may be transparent. */
  hasAlpha: boolean;
  /** More than one picture: the first is taken. */
  isAnimated: boolean;
}
