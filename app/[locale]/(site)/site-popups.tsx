import { Popups } from '@/components/popups/popups';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { runningPromotion } from '@/lib/server/promotion';
import { siteLinks } from '@/lib/server/site-links';

/** What comes by itself on every page, where the operator has something of the kind. */
export async function SitePopups() {
  const locale = await pageLocale();
  const promotion = runningPromotion(locale);
  const { ios, android } = (await siteLinks(locale)).stores;
  if (!promotion && !ios && !android) return null;
  return (
    <ClientMessages namespaces={['popups']}>
      <Popups promotion={promotion} />
    </ClientMessages>
  );
}
