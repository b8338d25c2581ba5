import sharp, { type Sharp } from 'sharp';
import type { KeptWriter } from '../../kept/kept-files';
import { imageSize } from '../../media/page-images';
import { QUALITIES, type Quality } from '../../media/picture-sizes';
import { flattenOn, openPicture } from '../pages/open-picture';
import type { PlannedPage } from '../pages/page-plan';

const ENCODING = { quality: 82 } as const;
/** The widest that a picture of a series is ever shown, in px. */
const PICTURE_WIDTH = 2880;
/** Pictures of more pixels are decoded for each quality: unpacked, they would fill the memory. */
const UNPACKED_PIXELS = 24_000_000;

interface NamedPage {
  name: string;
  page: PlannedPage;
}

/**
 * Writes the files of all pages that are cut from one picture, in every quality: just so large as the wire says that they are. Slices are made from the
 * picture as it is, one at a time: enlarged as a whole, a long strip would not fit into memory.
 * @param paper the colour that a transparent picture is put on
 */
export async function preparePages(
  bytes: Buffer,
  pages: readonly NamedPage[],
  kept: KeptWriter,
  paper?: string,
): Promise<void> {
  const isLarge = pages.length === 1 && pages[0]!.page.width * pages[0]!.page.height > UNPACKED_PIXELS;
  const open = isLarge ? () => openUpright(bytes, paper) : await unpacked(bytes, paper);
  for (const quality of Object.keys(QUALITIES) as Quality[]) {
    const sizes = pages.map(({ page }) => imageSize(page, 'whole', quality));
    const width = sizes[0]!.width;
    const whole = sizes.reduce((sum, size) => sum + size.height, 0);
    let top = 0;
    for (const [
      index,
      {
        name,
        page: { isMade },
      },
    ] of pages.entries()) {
      const { height } = sizes[index]!;
      if (isMade && quality === 'super_high') {
        await kept.write(fileName(name, quality), bytes);
        continue;
      }
      const page = open().resize(width, whole, { fit: 'fill' }).extract({ left: 0, top, width, height });
      await kept.write(fileName(name, quality), await page.webp(ENCODING).toBuffer());
      top += height;
    }
  }
}

/** A picture as it is seen: turned as its camera said and, where a colour is given, put on paper. */
function openUpright(bytes: Buffer, paper: string | undefined): Sharp {
  const picture = openPicture(bytes).autoOrient();
  return paper === undefined ? picture : flattenOn(picture, paper);
}

async function unpacked(bytes: Buffer, paper: string | undefined): Promise<() => Sharp> {
  const { data, info } = await openUpright(bytes, paper).raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info, limitInputPixels: false });
}

/** The files of a page. */
export function filesOfPage(name: string): string[] {
  return (Object.keys(QUALITIES) as Quality[]).map((quality) => fileName(name, quality));
}

function fileName(name: string, quality: Quality): string {
  return `${name}-${quality}`;
}

/** A picture that others are cut from, in one file. @param paper the colour that it is put on; absent where it may be transparent */
export async function prepareWhole(bytes: Buffer, name: string, kept: KeptWriter, paper?: string): Promise<void> {
  await kept.write(
    name,
    await openUpright(bytes, paper)
      .resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer(),
  );
}
