export const PICTURE_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
/** Pictures that are known by their bytes and not read, as browsers do not all show them. */
const UNREAD_PICTURES = ['tiff', 'heic', 'jxl', 'bmp', 'psd'] as const;
export type UnreadPicture = (typeof UNREAD_PICTURES)[number];
export type FileKind =
  PictureFormat | UnreadPicture | 'zip' | 'rar' | '7z' | 'gzip' | 'xz' | 'bzip2' | 'zstd' | 'tar' | 'pdf';

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** How long the second head of a BMP is in its versions, in bytes. */
const BMP_HEADS = [12, 40, 52, 56, 64, 108, 124];

const MAGIC: readonly (readonly [FileKind, (bytes: Buffer) => boolean])[] = [
  ['jpeg', (bytes) => at(bytes, 0, [0xff, 0xd8, 0xff])],
  ['png', (bytes) => at(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['gif', (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))],
  ['webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['avif', (bytes) => hasBrand(bytes, AVIF_BRANDS)],
  ['heic', (bytes) => hasBrand(bytes, HEIC_BRANDS)],
  ['tiff', (bytes) => ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].includes(bytes.toString('latin1', 0, 4))],
  ['jxl', (bytes) => at(bytes, 0, [0xff, 0x0a]) || bytes.toString('latin1', 0, 8) === '\0\0\0\x0cJXL '],
  ['psd', (bytes) => bytes.toString('latin1', 0, 6) === '8BPS\0\x01'],
  // Two letters may begin anything, so its second head is looked at, too.
  ['bmp', (bytes) => at(bytes, 0, [0x42, 0x4d]) && bytes.length > 18 && BMP_HEADS.includes(bytes.readUInt32LE(14))],
  ['zip', (bytes) => at(bytes, 0, [0x50, 0x4b, 3, 4]) || at(bytes, 0, [0x50, 0x4b, 5, 6])],
  ['rar', (bytes) => bytes.toString('latin1', 0, 4) === 'Rar!'],
  ['7z', (bytes) => at(bytes, 0, [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])],
  ['gzip', (bytes) => at(bytes, 0, [0x1f, 0x8b])],
  ['xz', (bytes) => at(bytes, 0, [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0])],
  ['bzip2', (bytes) => /^BZh[1-9]/.test(bytes.toString('latin1', 0, 4))],
  ['zstd', (bytes) => at(bytes, 0, [0x28, 0xb5, 0x2f, 0xfd])],
  ['tar', (bytes) => bytes.toString('latin1', 257, 262) === 'ustar'],
  ['pdf', (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-'],
];

/** What a file is by its first bytes, 512 being enough; undefined for none that is known. */
export function kindOfBytes(bytes: Buffer): FileKind | undefined {
  return MAGIC.find(([, matches]) => matches(bytes))?.[0];
}

/** What files are called in messages. */
export const KIND_NAMES: Record<FileKind, string> = {
  jpeg: 'a JPEG',
  png: 'a PNG',
  webp: 'a WebP',
  avif: 'an AVIF',
  gif: 'a GIF',
  tiff: 'a TIFF',
  heic: 'a HEIC',
  jxl: 'a JPEG XL',
  bmp: 'a BMP',
  psd: 'a Photoshop document',
  zip: 'a ZIP',
  rar: 'a RAR archive',
  '7z': 'a 7-Zip archive',
  gzip: 'packed by gzip',
  xz: 'packed by xz',
  bzip2: 'packed by bzip2',
  zstd: 'packed by Zstandard',
  tar: 'a tar archive',
  pdf: 'a PDF',
};

export function isPictureFormat(kind: FileKind | undefined): kind is PictureFormat {
  return (PICTURE_FORMATS as readonly unknown[]).includes(kind);
}

export function isUnreadPicture(kind: FileKind | undefined): kind is UnreadPicture {
  return (UNREAD_PICTURES as readonly unknown[]).includes(kind);
}

function at(bytes: Buffer, offset: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte);
}

/** By its own brand, or one among those that it is compatible with. */
function hasBrand(bytes: Buffer, brands: readonly string[]): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length);
  for (let offset = 8; offset + 4 <= end; offset += 4)
    if (brands.includes(bytes.toString('latin1', offset, offset + 4))) return true;
  return false;
}
