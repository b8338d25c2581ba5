import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button-class';
import { PrintedPage } from '@/components/ui/printed-page';
import { Link } from '@/lib/i18n/navigation';

/** Says of the feedback form that it has moved, and where. */
export function Moved({ to }: { to: string }) {
  const t = useTranslations('papers.moved');
  return (
    <PrintedPage title={t('title')} lead={t('text')}>
      <Link href={to} className={buttonClass()}>
        {t('action')}
      </Link>
    </PrintedPage>
  );
}
