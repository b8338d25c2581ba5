import 'server-only';

import type { MetadataRoute } from 'next';

import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';
import { routes } from '@/lib/routes';
import { readSiteWords } from '@/lib/server/read-site-words';
import { siteVersion } from '@/lib/server/site-version';

import { appIcons } from './app-icons';

/** What a browser installs the site by, in a locale. All locales are one app: to change the language is not to install another. */
export async function webManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  const [meta, shell, words, version] = await Promise.all([
    translatorFor('meta', locale),
    translatorFor('shell', locale),
    readSiteWords(locale),
    siteVersion(),
  ]);
  const shortcut = (link: 'kept' | 'favorites', path: string) => ({
    name: shell(`link.${link}`),
    url: localePath(locale, path),
  });
  return {
    id: '/',
    name: meta('siteName'),
    short_name: meta('siteName'),
    description: words.description ?? meta('siteDescription'),
    lang: locale,
    dir: 'ltr',
    start_url: localePath(locale, routes.home()),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    categories: ['books', 'entertainment'],
    icons: appIcons.map(({ purpose, px }) => ({
      src: routes.appIcon(purpose, px, version),
      sizes: `${px}x${px}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [shortcut('favorites', routes.favorites()), shortcut('kept', routes.kept())],
  };
}
