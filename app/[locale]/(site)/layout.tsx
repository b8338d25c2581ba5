import type { ReactNode } from 'react';

import { Shell } from '@/components/shell/shell';
import { pageLocale } from '@/lib/i18n/page-locale';

export default async function SiteLayout({ children, params }: { children: ReactNode; params: Promise<{ locale: string }> }) {
  await pageLocale(params);
  return <Shell>{children}</Shell>;
}
