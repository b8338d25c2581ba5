import sharp, { type OverlayOptions } from 'sharp';

export interface Shot {
  /** What stands above it. */
  label: string;
  file: string;
  /** Of the window, in CSS px. */
  width: number;
}

/** How large a CSS px is on the sheet, and the room around a picture. */
const SCALE = 0.4;
const GAP = 24;
const LABEL = 28;
/** Rows of screens stand side by side in as many columns. */
const COLUMNS = 2;

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function label(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="0" y="20" font-family="sans-serif" font-size="18" font-weight="700" fill="#131316">${escaped(text)}</text></svg>`,
  );
}

async function thumbnail({ file, width }: Shot) {
  const { info, data } = await sharp(file)
    .resize({ width: Math.round(width * SCALE) })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, input: data };
}

/** One labelled row of pictures, as a picture. */
async function cell(name: string, shots: readonly Shot[]) {
  const pictures = await Promise.all(shots.map(thumbnail));
  const width = pictures.reduce((sum, picture) => sum + picture.width + GAP, 0);
  const height = LABEL + Math.max(...pictures.map((picture) => picture.height)) + GAP;
  let left = 0;
  const layers = pictures.map((picture) => {
    const layer = { input: picture.input, left, top: LABEL };
    left += picture.width + GAP;
    return layer;
  });
  const canvas = sharp({ create: { width, height, channels: 3, background: '#d9d5cc' } });
  return {
    width,
    height,
    input: await canvas
      .composite([{ input: label(name, width), left: 0, top: 0 }, ...layers])
      .png()
      .toBuffer(),
  };
}

/** Puts the pictures of all screens on one sheet: a screen's own side by side under its name. */
export async function composeSheet(shots: readonly Shot[], file: string): Promise<void> {
  const names = [...new Set(shots.map((shot) => shot.label))];
  const cells = await Promise.all(
    names.map((name) =>
      cell(
        name,
        shots.filter((shot) => shot.label === name),
      ),
    ),
  );
  const column = Math.max(...cells.map(({ width }) => width));
  const layers: OverlayOptions[] = [];
  let top = GAP;
  for (let row = 0; row < cells.length; row += COLUMNS) {
    const abreast = cells.slice(row, row + COLUMNS);
    abreast.forEach(({ input }, index) => layers.push({ input, left: GAP + index * column, top }));
    top += Math.max(...abreast.map(({ height }) => height));
  }
  const width = GAP + column * Math.min(COLUMNS, cells.length);
  await sharp({ create: { width, height: top, channels: 3, background: '#d9d5cc' } })
    .composite(layers)
    .png({ compressionLevel: 9 })
    .toFile(file);
}
