import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { LanguageCode } from '@/lib/wire/language-codes';
import { allSeries } from '../../demo/all-series';
import { createDrawPool, type DrawPool } from '../../demo/draw/draw-pool';
import { TEXT_LANGUAGES } from '../../texts/text-language';
import { chosen } from './chosen';
import { composeSheet, type DrawnTile } from './compose-sheet';
import { planSheets, SHEET_KINDS, type SheetKind } from './plan-sheets';
import type { SheetPicture } from './sheet-picture';

interface SheetOrder {
  /** The bundled drawing worker. */
  workerPath: string;
  folder: string;
  /** All where absent. */
  languages?: readonly string[];
  series?: readonly string[];
  kinds?: readonly string[];
  chapter: number;
  width: number;
  say(line: string): void;
}

/** Drawn so much larger than shown, that thin lines stay visible. */
const SHARPER = 2;
const SHEET_WIDTH = 2400;

async function drawTile(
  pool: DrawPool,
  { label, picture, size }: SheetPicture,
  fault: (why: string) => void,
): Promise<DrawnTile> {
  try {
    const bytes = await pool.draw({ picture, width: size.width * SHARPER, format: 'png' });
    return {
      label,
      size,
      image: await sharp(bytes)
        .resize({ ...size, fit: 'fill' })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    };
  } catch (error) {
    fault(`${label}: ${error instanceof Error ? error.message : String(error)}`);
    return { label, size };
  }
}

/**
 * Draws contact sheets of the demo catalogue, one picture after the other in one worker, and writes each as PNG.
 * @throws Error for names that do not exist
 * @returns the pictures that could not be drawn
 */
export async function drawSheets({
  workerPath,
  folder,
  languages,
  series,
  kinds,
  chapter,
  width,
  say,
}: SheetOrder): Promise<string[]> {
  const slugs = chosen(
    'series',
    allSeries.map(({ slug }) => slug),
    series,
  );
  const plans = planSheets({
    series: allSeries.filter(({ slug }) => slugs.includes(slug)),
    languages: chosen<LanguageCode>('language', TEXT_LANGUAGES, languages),
    kinds: chosen<SheetKind>('sheet', SHEET_KINDS, kinds),
    chapter,
    width,
  });
  await mkdir(folder, { recursive: true });
  const pool = createDrawPool({ workerPath });
  const faults: string[] = [];
  try {
    for (const [i, plan] of plans.entries()) {
      const tiles: DrawnTile[] = [];
      for (const picture of plan.pictures)
        tiles.push(await drawTile(pool, picture, (why) => faults.push(`${plan.name}, ${why}`)));
      const file = path.join(folder, `${plan.name}.png`);
      await composeSheet(tiles, SHEET_WIDTH, file);
      say(`${i + 1} of ${plans.length}: ${plan.pictures.length} pictures on ${file}`);
    }
  } finally {
    await pool.close();
  }
  return faults;
}
