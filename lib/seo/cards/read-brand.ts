import 'server-only';

import sharp from 'sharp';

import { siteAccent } from '@/lib/server/site-accent';
import { siteLogo } from '@/lib/server/site-logo';
import { siteName } from '@/lib/server/site-name';
import { hasName } from '@/lib/site-identity/has-name';

import type { CardBrand } from './card-brand';

/** px, twice what a card shows. */
const HEIGHT = 152;

/** What the operator has said of the site, as cards show it. @throws LogoRefusal */
export async function readBrand(): Promise<CardBrand> {
  const logo = await siteLogo();
  const picture =
    logo && (await sharp(logo.bytes, { density: 300 }).resize({ height: HEIGHT, fit: 'inside' }).png().toBuffer());
  return {
    siteName: siteName(),
    accent: siteAccent(),
    ...(logo &&
      picture && {
        logo: {
          href: `data:image/png;base64,${picture.toString('base64')}`,
          ratio: logo.ratio,
          lostOn: logo.lostOn,
          hasName: hasName(logo),
        },
      }),
  };
}
