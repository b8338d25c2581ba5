import { formatOfName } from './picture-format';

const DEBRIS = new Set([
  '__macosx',
  'ds_store',
  '_.ds_store',
  'thumbs.db',
  'thumbs.db:encryptable',
  'ehthumbs.db',
  'ehthumbs_vista.db',
  'desktop.ini',
  '$recycle.bin',
  'system volume information',
  '@eadir',
]);
/** Its end is a carriage return: as it is, as ZIPs without Unicode have it, and as shared disks do. */
const FOLDER_ICON = /^icon[\r♪\uf00d]$/i;

/** Whether a file was left by a system that showed the folder: nobody meant it to be there. Its name may be any. */
export function isDebris(name: string): boolean {
  return name
    .split(/[\\/]/)
    .some((part) => /^\.(?!\.?$)/.test(part) || DEBRIS.has(part.toLowerCase()) || FOLDER_ICON.test(part));
}

/** Whether reading passes an entry over: debris, but for hidden pictures, of which the publisher gets a notice. */
export function isPassedOver(name: string, isFolder: boolean): boolean {
  return isDebris(name) && (isFolder || !isHiddenPicture(name));
}

/** Whether a file is a picture that is hidden by the dot before its name, and was not left by a system: it may be meant as a page. */
export function isHiddenPicture(name: string): boolean {
  const parts = name.split(/[\\/]/);
  const last = parts.pop()!;
  return /^\.(?![._])/.test(last) && formatOfName(last) !== undefined && !isDebris(parts.join('/'));
}
