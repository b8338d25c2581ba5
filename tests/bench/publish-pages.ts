import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { pick, spread } from './spread';

/** A publisher's folder that was made up, and its pictures once more as plain files. */
export interface MadeFolder {
  folder: string;
  loose: string[];
}

export interface FolderPlan {
  /** Pictures of all chapters. */
  pages: number;
  /** The first picture's place among those of other folders, so that none is made twice. */
  from: number;
  /** Small ones are for a catalogue of which little but the number counts. */
  isSmall?: boolean;
}

const PAGES_OF_A_CHAPTER = 20;
const CHAPTERS_OF_A_SERIES = 10;
/** Of so many chapters one is a strip, and one a folder instead of an archive. */
const STRIP_EVERY = 12;
const FOLDER_EVERY = 10;
const FORMATS = ['jpeg', 'png', 'webp'] as const;

const CATALOGUE =
  'labels: { WJ: Bench Weekly }\ntags: { romance: { eng: Romance } }\npublishers: { bench: { name: Bench } }\n';

/** Writes a publisher's folder of so many pages: JPEG, PNG and WebP, of noise and of flat colours, some of them strips; most in archives. Always the same. */
export async function makeFolder(root: string, { pages, from, isSmall = false }: FolderPlan): Promise<MadeFolder> {
  const loose: string[] = [];
  const chapters = Math.ceil(pages / PAGES_OF_A_CHAPTER);
  await mkdir(path.join(root, 'loose'), { recursive: true });
  const folder = path.join(root, 'folder');
  await mkdir(folder);
  await writeFile(path.join(folder, 'catalogue.yaml'), CATALOGUE);
  for (let at = 0; at < chapters; at++) {
    const series = `series-${Math.floor(at / CHAPTERS_OF_A_SERIES) + 1}`;
    const number = (at % CHAPTERS_OF_A_SERIES) + 1;
    if (number === 1) {
      await mkdir(path.join(folder, series, 'eng'), { recursive: true });
      await writeFile(
        path.join(folder, series, 'series.yaml'),
        seriesText(series, Math.min(CHAPTERS_OF_A_SERIES, chapters - at)),
      );
    }
    const isStrip = !isSmall && at % STRIP_EVERY === STRIP_EVERY - 1;
    const files: { name: string; bytes: Buffer }[] = [];
    for (let page = at * PAGES_OF_A_CHAPTER; page < Math.min(pages, (at + 1) * PAGES_OF_A_CHAPTER); page++) {
      const { bytes, format } = await makePicture(from + page, isSmall ? 'small' : isStrip ? 'strip' : 'page');
      const name = `${String(files.length + 1).padStart(3, '0')}.${format === 'jpeg' ? 'jpg' : format}`;
      files.push({ name, bytes });
      if (isSmall) continue;
      loose.push(path.join(root, 'loose', `${from + page}-${name}`));
      await writeFile(loose.at(-1)!, bytes);
    }
    await writeChapter(
      path.join(folder, series, 'eng', String(number).padStart(3, '0')),
      files,
      at % FOLDER_EVERY === 0,
    );
  }
  return { folder, loose };
}

async function writeChapter(
  file: string,
  pages: readonly { name: string; bytes: Buffer }[],
  isFolder: boolean,
): Promise<void> {
  if (isFolder) {
    await mkdir(file);
    for (const { name, bytes } of pages) await writeFile(path.join(file, name), bytes);
    return;
  }
  const zip = new ZipFile();
  for (const { name, bytes } of pages) zip.addBuffer(bytes, name, { compress: false });
  zip.end();
  await writeFile(`${file}.cbz`, await buffer(zip.outputStream));
}

function seriesText(name: string, chapters: number): string {
  const list = Array.from(
    { length: chapters },
    (_, index) => `  - { number: ${index + 1}, start: 2026-01-05T15:00:00Z }`,
  );
  return `authors: [Ana Reyes]
label: WJ
tags: [romance]
publisher: bench
status: ongoing
schedule: weekly
weekday: monday
rating: teen
direction: rtl
languages: { eng: { name: ${name}, overview: Made up. } }
chapters:
${list.join('\n')}
`;
}

async function makePicture(
  place: number,
  kind: 'page' | 'strip' | 'small',
): Promise<{ bytes: Buffer; format: (typeof FORMATS)[number] }> {
  const format = pick(FORMATS, place, 'format');
  const width = kind === 'page' ? 1150 + spread(place, 'width', 100) : kind === 'strip' ? 800 : 30;
  const height = kind === 'page' ? 1650 + spread(place, 'height', 100) : kind === 'strip' ? 5000 : 45;
  const isNoisy = kind !== 'small' && place % 2 === 0;
  const flat = sharp(panels(place, width, height), { raw: { width, height, channels: 3 } });
  return { bytes: await (isNoisy ? flat.blur(2) : flat).toFormat(format).toBuffer(), format };

  /** Panels of a colour each; on a noisy page the colours of their pixels differ. */
  function panels(seed: number, columns: number, rows: number): Buffer {
    const pixels = Buffer.alloc(columns * rows * 3);
    const shades = Array.from({ length: 8 }, (_, panel) => spread(seed * 8 + panel, 'shade', 190));
    let random = seed + 1;
    let at = 0;
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const panel = Math.floor((y * 4) / rows) * 2 + Math.floor((x * 2) / columns);
        if (isNoisy) random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
        const shade = shades[panel]! + (isNoisy ? random >>> 26 : 0);
        pixels[at++] = pixels[at++] = pixels[at++] = shade;
      }
    }
    // No two pictures are the same.
    pixels.writeUInt32LE(seed, 0);
    return pixels;
  }
}
