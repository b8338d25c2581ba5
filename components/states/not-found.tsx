import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { EmptyState } from './empty-state';

export function NotFound() {
  const t = useTranslations('states.notFound');
  return (
    <EmptyState
      picture="not-found"
      eyebrow={t('name')}
      title={t('title')}
      text={t('text')}
      action={
        <Link href={routes.home()} className={buttonClass()}>
          {t('action')}
        </Link>
      }
    />
  );
}
