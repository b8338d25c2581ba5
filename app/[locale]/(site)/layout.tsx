import type { ReactNode } from 'react';

import { Shell } from '@/components/shell/shell';
import { Routed } from '@/components/states/routed';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { siteLinks } from '@/lib/server/site-links';

import { SitePopups } from './site-popups';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const places = await siteLinks(await pageLocale());
  return (
    <ClientMessages namespaces={['shell', 'catalog', 'states']}>
      <Shell places={places}>
        <Routed>{children}</Routed>
      </Shell>
      <SitePopups />
    </ClientMessages>
  );
}
