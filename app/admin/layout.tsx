import '../fonts.css';
import '../globals.css';

import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

import { SiteStyle } from '@/components/shell/site-style';
import { routes } from '@/lib/routes';
import { adminLocale } from '@/lib/server/admin/admin-locale';
import { siteStyle } from '@/lib/server/site-style';
import { siteVersion } from '@/lib/server/site-version';

import { display, text } from './fonts';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false, follow: false }, formatDetection: { telephone: false } };
export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#131316' },
  ],
};

/** A document of its own: it is for the operator alone, runs no scripts, and of the readers' site it has the looks alone. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await adminLocale()} className={`${display.variable} ${text.variable}`}>
      <head>
        <link rel="icon" href={routes.favicon(await siteVersion())} type="image/svg+xml" sizes="any" />
        <SiteStyle css={await siteStyle()} />
      </head>
      <body>{children}</body>
    </html>
  );
}
