import sharp from 'sharp';
import { imageSize } from '../../media/page-images';
import { QUALITIES, type Quality } from '../../media/picture-sizes';
import type { PlannedPage } from '../pages/page-plan';
import type { KeptWriter } from './kept-writer';

const ENCODING = { quality: 82 } as const;
/** The widest that a picture of a series is ever shown, in px. */
const PICTURE_WIDTH = 2880;

interface NamedPage {
  name: string;
  page: PlannedPage;
}

/** Writes the files of all pages that are cut from one picture, in every quality: just so large as the wire says that they are. */
export async function preparePages(bytes: Buffer, pages: readonly NamedPage[], kept: KeptWriter): Promise<void> {
  for (const quality of Object.keys(QUALITIES) as Quality[]) {
    const sizes = pages.map(({ page }) => imageSize(page, 'whole', quality));
    const width = sizes[0]!.width;
    const height = sizes.reduce((sum, size) => sum + size.height, 0);
    const whole = sharp(bytes).autoOrient().resize(width, height, { fit: 'fill' });
    if (pages.length === 1) {
      await kept.write(fileName(pages[0]!.name, quality), await whole.webp(ENCODING).toBuffer());
      continue;
    }
    const { data, info } = await whole.raw().toBuffer({ resolveWithObject: true });
    let top = 0;
    for (const [index, { name }] of pages.entries()) {
      const slice = sharp(data, { raw: info }).extract({ left: 0, top, width, height: sizes[index]!.height });
      await kept.write(fileName(name, quality), await slice.webp(ENCODING).toBuffer());
      top += sizes[index]!.height;
    }
  }
}

/** The files of a page. */
export function filesOfPage(name: string): string[] {
  return (Object.keys(QUALITIES) as Quality[]).map((quality) => fileName(name, quality));
}

function fileName(name: string, quality: Quality): string {
  return `${name}-${quality}`;
}

/** A picture that others are cut from, in one file. */
export async function prepareWhole(bytes: Buffer, name: string, kept: KeptWriter): Promise<void> {
  await kept.write(name, await sharp(bytes).autoOrient().resize({ width: PICTURE_WIDTH, withoutEnlargement: true }).webp({ quality: 90 }).toBuffer());
}
