import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';

import { pick, randomBelow } from './pseudo-random';

/** A publisher's folder, and a folder with nothing but its pictures. */
export interface PublisherFolder {
  folder: string;
  pictures: string;
}

export interface FolderPlan {
  pages: number;
  /** Number of the first picture, so that no two folders have the same. */
  from: number;
  /** Tiny pictures, where only their number matters. */
  isSmall?: boolean;
}

interface Picture {
  name: string;
  bytes: Buffer;
}

const PAGES_OF_A_CHAPTER = 20;
const CHAPTERS_OF_A_SERIES = 10;
/** One of so many chapters is a long strip, and one a folder instead of an archive. */
const STRIP_EVERY = 12;
const FOLDER_EVERY = 10;
const FORMATS = ['jpeg', 'png', 'webp'] as const;
const SIZES = { page: [1150, 1650], strip: [800, 5000], small: [30, 45] } as const;

const CATALOGUE =
  'labels: { WJ: Bench Weekly }\ntags: { romance: { eng: Romance } }\npublishers: { bench: { name: Bench } }\n';

/** Writes a publisher's folder of so many pages; the same one for the same plan. */
export async function makePublisherFolder(
  root: string,
  { pages, from, isSmall = false }: FolderPlan,
): Promise<PublisherFolder> {
  const made = { folder: path.join(root, 'folder'), pictures: path.join(root, 'pictures') };
  for (const folder of [made.folder, made.pictures]) await mkdir(folder, { recursive: true });
  await writeFile(path.join(made.folder, 'catalogue.yaml'), CATALOGUE);
  const chapters = Math.ceil(pages / PAGES_OF_A_CHAPTER);
  for (let index = 0; index < chapters; index++) {
    const name = `series-${Math.floor(index / CHAPTERS_OF_A_SERIES) + 1}`;
    const series = path.join(made.folder, name);
    const number = (index % CHAPTERS_OF_A_SERIES) + 1;
    if (number === 1) {
      await mkdir(path.join(series, 'eng'), { recursive: true });
      const yaml = seriesYaml(name, Math.min(CHAPTERS_OF_A_SERIES, chapters - index));
      await writeFile(path.join(series, 'series.yaml'), yaml);
    }
    const kind = isSmall ? 'small' : index % STRIP_EVERY === STRIP_EVERY - 1 ? 'strip' : 'page';
    const pictures: Picture[] = [];
    const end = Math.min(pages, (index + 1) * PAGES_OF_A_CHAPTER);
    for (let page = index * PAGES_OF_A_CHAPTER; page < end; page++) pictures.push(await makePicture(from + page, kind));
    if (!isSmall) await writePictures(made.pictures, pictures);
    const chapter = path.join(series, 'eng', String(number).padStart(3, '0'));
    if (index % FOLDER_EVERY === 0) await writePictures(chapter, pictures);
    else await writeArchive(`${chapter}.cbz`, pictures);
  }
  return made;
}

async function writePictures(folder: string, pictures: readonly Picture[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, bytes } of pictures) await writeFile(path.join(folder, name), bytes);
}

async function writeArchive(file: string, pictures: readonly Picture[]): Promise<void> {
  const zip = new ZipFile();
  for (const { name, bytes } of pictures) zip.addBuffer(bytes, name, { compress: false });
  zip.end();
  await writeFile(file, await buffer(zip.outputStream));
}

const seriesYaml = (name: string, chapters: number) => `authors: [Ana Reyes]
label: WJ
tags: [romance]
publisher: bench
status: ongoing
schedule: weekly
weekday: monday
rating: teen
direction: rtl
languages: { eng: { name: ${name}, overview: Synthetic. } }
chapters:
${Array.from({ length: chapters }, (_, index) => `  - { number: ${index + 1}, start: 2026-01-05T15:00:00Z }\n`).join('')}`;

/** Eight panels of one shade each; every second picture is noisy, which is slower to encode. */
async function makePicture(index: number, kind: keyof typeof SIZES): Promise<Picture> {
  const format = pick(FORMATS, index, 'format');
  const spare = kind === 'page' ? randomBelow(100, index, 'size') : 0;
  const [width, height] = [SIZES[kind][0] + spare, SIZES[kind][1] + spare];
  const isNoisy = kind !== 'small' && index % 2 === 0;
  const shades = Array.from({ length: 8 }, (_, panel) => randomBelow(190, index * 8 + panel, 'shade'));
  const pixels = Buffer.alloc(width * height * 3);
  let noise = index + 1;
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isNoisy) noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
      const shade = shades[Math.floor((y * 4) / height) * 2 + Math.floor((x * 2) / width)]!;
      pixels[at++] = pixels[at++] = pixels[at++] = shade + (isNoisy ? noise >>> 26 : 0);
    }
  }
  // No two pictures are equal: publishing would store them once.
  pixels.writeUInt32LE(index, 0);
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return {
    name: `${String(index).padStart(6, '0')}.${format === 'jpeg' ? 'jpg' : format}`,
    bytes: await (isNoisy ? picture.blur(2) : picture).toFormat(format).toBuffer(),
  };
}
