import type { ReactNode } from 'react';

import { Shell } from '@/components/shell/shell';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { pageLocale } from '@/lib/i18n/page-locale';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  await pageLocale();
  return (
    <ClientMessages namespaces={['shell', 'catalog', 'states']}>
      <Shell>{children}</Shell>
    </ClientMessages>
  );
}
