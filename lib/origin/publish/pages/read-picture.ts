import { limits } from '@/lib/limits';
import { QUALITIES } from '../../media/picture-sizes';
import { sha256Of } from '../../sha256-of';
import type { ArchiveEntry } from '../archive/archive-entry';
import { ArchiveRefusal } from '../archive/archive-refusal';
import {
  isPictureFormat,
  isUnreadPicture,
  KIND_NAMES,
  kindOfBytes,
  type UnreadPicture,
} from '../archive/kind-of-bytes';
import { openPicture } from './open-picture';
import type { PictureFacts } from './picture-facts';
import { createPictureGate, type PictureGate } from './picture-gate';

/** Small enough to cost nothing, and yet the whole picture has to be read for it. */
const PROBE_PX = 8;

/** However few its pixels are, a picture is enlarged to these when it is cut as a strip. */
const STRIP_WIDTH = QUALITIES.super_high.slice;

/**
 * Reads a picture to its end, when the gate lets it. What it is its bytes say, whatever its name. No decoder sees bytes of no known picture, nor more pixels than are allowed.
 * @throws ArchiveRefusal
 */
export async function readPicture(
  { name, bytes }: ArchiveEntry,
  gate: PictureGate = createPictureGate(),
): Promise<PictureFacts> {
  if (bytes.length === 0) throw new ArchiveRefusal('broken-picture', 'It is empty.', name);
  const format = kindOfBytes(bytes);
  if (format === undefined) throw new ArchiveRefusal('broken-picture', 'It is no picture.', name);
  if (isUnreadPicture(format)) throw unreadPicture(format, name);
  if (!isPictureFormat(format))
    throw new ArchiveRefusal('other-kind', `It is ${KIND_NAMES[format]}, whatever it is named.`, name);
  try {
    const picture = openPicture(bytes);
    const { autoOrient, pages = 1, hasAlpha = false, ...stored } = await picture.metadata();
    if (stored.width * stored.height > limits.publishPictureMaxPixels) {
      throw new ArchiveRefusal(
        'too-many-pixels',
        `It is ${stored.width} × ${stored.height} pixels; ${limits.publishPictureMaxPixels / 1e6} million are the most.`,
        name,
      );
    }
    const { width = stored.width, height = stored.height } = autoOrient;
    if (height * STRIP_WIDTH > limits.publishPictureMaxHeightPx * width) {
      const most = Math.floor(limits.publishPictureMaxHeightPx / STRIP_WIDTH);
      throw new ArchiveRefusal(
        'too-high',
        `It is ${width} × ${height} pixels; ${most} times as high as wide is the most.`,
        name,
      );
    }
    const reading = gate(width * height, () => picture.resize(PROBE_PX, PROBE_PX, { fit: 'fill' }).raw().toBuffer());
    const hash = sha256Of(bytes);
    await reading;
    return { name, format, width, height, hash, hasAlpha, isAnimated: pages > 1 };
  } catch (error) {
    if (error instanceof ArchiveRefusal) throw error;
    throw new ArchiveRefusal('broken-picture', 'It cannot be read to its end.', name);
  }
}

/** The refusal of a picture whose format is known, and not among those that are read. */
export function unreadPicture(format: UnreadPicture, name: string): ArchiveRefusal {
  return new ArchiveRefusal('unread-picture', `It is ${KIND_NAMES[format]}, which is not read here.`, name);
}
