import '../globals.css';

import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

import { BeforePaint } from '@/components/shell/before-paint';
import { SiteStyle } from '@/components/shell/site-style';
import { siteIcons } from '@/lib/seo/site-icons';
import { siteStyle } from '@/lib/server/site-style';

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export async function generateMetadata(): Promise<Metadata> {
  return { icons: await siteIcons() };
}

/** A document of its own: Japanese is no language of the interface. */
export default async function JapaneseLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ja" suppressHydrationWarning>
      <head>
        <BeforePaint />
        <SiteStyle css={await siteStyle()} />
      </head>
      <body>{children}</body>
    </html>
  );
}
