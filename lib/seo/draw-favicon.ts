import 'server-only';

import { siteAccent } from '@/lib/server/site-accent';
import { siteLogo } from '@/lib/server/site-logo';

import { iconSvg } from './icon-svg';

/** The icon of the browser's tab, as SVG. @throws LogoRefusal */
export async function drawFavicon(): Promise<string> {
  return iconSvg({ px: 32, room: 0.0625, accent: siteAccent(), logo: await siteLogo() });
}
