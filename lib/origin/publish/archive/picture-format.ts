import path from 'node:path';
import type { PictureFormat } from './kind-of-bytes';

const FORMATS: Record<string, PictureFormat> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.jpe': 'jpeg',
  '.jfif': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
  '.gif': 'gif',
};

/** The format that a file's extension stands for; undefined for what is not named as a picture. */
export function formatOfName(name: string): PictureFormat | undefined {
  const extension = path.posix.extname(name).toLowerCase();
  return Object.hasOwn(FORMATS, extension) ? FORMATS[extension] : undefined;
}
