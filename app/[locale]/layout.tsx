import '@fontsource-variable/alumni-sans/wght.css';
import '@fontsource-variable/noto-sans-thai/wdth.css';
import '@fontsource-variable/source-sans-3/wght.css';
import '../globals.css';

import type { Metadata, Viewport } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';

import { BeforePaint } from '@/components/shell/before-paint';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/server/site-url';

import { display, text } from '../fonts';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#131316' },
  ],
};

// Set here for all that is rendered below, "not found" included: it has no params of its own.
async function localeOf(params: Props['params']) {
  const { locale } = await params;
  const known = isLocale(locale) ? locale : DEFAULT_LOCALE;
  setRequestLocale(known);
  return known;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await localeOf(params);
  const t = await getTranslations('meta');
  return {
    metadataBase: siteUrl(),
    title: { default: t('siteName'), template: `%s | ${t('siteName')}` },
    description: t('siteDescription'),
  };
}

export default async function RootLayout({ children, params }: Props) {
  const locale = await localeOf(params);
  return (
    <html lang={locale} className={`${display.variable} ${text.variable}`} suppressHydrationWarning>
      <head>
        <BeforePaint />
      </head>
      <body>
        <ClientMessages namespaces={['states']}>{children}</ClientMessages>
      </body>
    </html>
  );
}
