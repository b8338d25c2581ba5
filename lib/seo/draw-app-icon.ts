import 'server-only';

import sharp from 'sharp';

import type { AppIcon } from './app-icons';

/** The mark of three panels on 28 units (`components/ui/mark.tsx`), on white. */
const PANELS = '<path fill="#131316" d="M0 0h17.5L15.1 17H0zM0 20h28v8H0z"/><path fill="#db2b25" d="M20.5 0H28v17H18.1z"/>';

/** Units around the mark. A mask leaves the inner four fifths alone, as a circle at the least: the mark's corners must lie within. */
const ROOM: Record<AppIcon['purpose'], number> = { any: 2, maskable: 12 };

/** An icon as PNG. */
export function drawAppIcon({ purpose, px }: AppIcon): Promise<Buffer> {
  const side = 28 + 2 * ROOM[purpose];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="${-ROOM[purpose]} ${-ROOM[purpose]} ${side} ${side}"><path fill="#fff" d="M-99-99h250v250H-99z"/>${PANELS}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
