import 'server-only';

import type { Metadata } from 'next';

import { routes } from '@/lib/routes';
import { siteVersion } from '@/lib/server/site-version';

import { appleIcon } from './app-icons';

/** The site's icons as a document's head names them. */
export async function siteIcons(): Promise<Metadata['icons']> {
  const version = await siteVersion();
  const { purpose, px } = appleIcon;
  return {
    icon: [{ url: routes.favicon(version), type: 'image/svg+xml', sizes: 'any' }],
    apple: [{ url: routes.appIcon(purpose, px, version), sizes: `${px}x${px}` }],
  };
}
