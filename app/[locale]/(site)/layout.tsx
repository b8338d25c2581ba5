import type { ReactNode } from 'react';

import { Shell } from '@/components/shell/shell';
import { Routed } from '@/components/states/routed';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { readSiteWords } from '@/lib/server/read-site-words';
import { siteLinks } from '@/lib/server/site-links';

import { SitePopups } from './site-popups';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const locale = await pageLocale();
  const [places, { beta }] = await Promise.all([siteLinks(locale), readSiteWords(locale)]);
  return (
    <ClientMessages namespaces={['shell', 'catalog', 'states']}>
      <Shell places={places} beta={beta}>
        <Routed>{children}</Routed>
      </Shell>
      <SitePopups />
    </ClientMessages>
  );
}
