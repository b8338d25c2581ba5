import '../fonts.css';
import '../globals.css';

import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { AdsBeforePaint } from '@/components/ads/ads-before-paint';
import { ThirdParties } from '@/components/ads/third-parties';
import { SiteLinksProvider } from '@/components/catalog/site-links-context';
import { ShelfBeforePaint } from '@/components/home/shelf-before-paint';
import { BeforePaint } from '@/components/shell/before-paint';
import { HydrationMarker } from '@/components/shell/hydration-marker';
import { SiteStyle } from '@/components/shell/site-style';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { routes } from '@/lib/routes';
import { siteIcons } from '@/lib/seo/site-icons';
import { siteLinks } from '@/lib/server/site-links';
import { siteStyle } from '@/lib/server/site-style';
import { siteUrl } from '@/lib/server/site-url';
import { thirdParties } from '@/lib/server/third-parties';

import { display, text } from '../fonts';

// Of all pages, also of those that are built beforehand: no cache keeps one for longer, and what the operator configures is soon told.
export const revalidate = 60;

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  // A strip that is zoomed is wider than the window: phones would take that for the page's width, and draw the bars as wide.
  minimumScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#131316' },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('meta');
  return {
    metadataBase: siteUrl(),
    title: { default: t('siteName'), template: `%s | ${t('siteName')}` },
    description: t('siteDescription'),
    applicationName: t('siteName'),
    appleWebApp: { title: t('siteName') },
    icons: await siteIcons(),
    manifest: routes.webManifest(await getLocale()),
    // Chapters' numbers are nobody's telephone.
    formatDetection: { telephone: false },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const named = thirdParties();
  return (
    <html lang={locale} className={`${display.variable} ${text.variable}`} suppressHydrationWarning>
      <head>
        <BeforePaint />
        <ShelfBeforePaint />
        {named?.ads && <AdsBeforePaint />}
        <SiteStyle css={await siteStyle()} />
      </head>
      <body>
        <SiteLinksProvider links={await siteLinks(locale)}>
          <ClientMessages namespaces={['states']}>{children}</ClientMessages>
        </SiteLinksProvider>
        {named && <ThirdParties named={named} />}
        <HydrationMarker />
      </body>
    </html>
  );
}
