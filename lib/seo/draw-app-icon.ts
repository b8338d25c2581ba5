import 'server-only';

import sharp from 'sharp';

import { siteAccent } from '@/lib/server/site-accent';
import { siteLogo } from '@/lib/server/site-logo';

import type { AppIcon } from './app-icons';
import { iconSvg } from './icon-svg';

/** Of an icon's side, on each edge: a mask leaves the inner four fifths alone, as a circle at the least, and the corners must lie within. */
const ROOM: Record<AppIcon['purpose'], number> = { any: 0.0625, apple: 0.12, maskable: 0.23 };

const drawn = new Map<string, Promise<Buffer>>();

/** An icon as PNG, drawn once, but again where that failed. @throws LogoRefusal */
export function drawAppIcon(icon: AppIcon): Promise<Buffer> {
  const key = `${icon.purpose} ${icon.px}`;
  const known = drawn.get(key) ?? draw(icon);
  drawn.set(key, known);
  known.catch(() => drawn.delete(key));
  return known;
}

async function draw({ purpose, px }: AppIcon): Promise<Buffer> {
  const logo = await siteLogo();
  const svg = iconSvg({ px, room: ROOM[purpose], accent: siteAccent(), logo });
  return sharp(Buffer.from(svg)).png({ palette: !logo }).toBuffer();
}
