import { useLocale, useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { getPathname } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './search-field.module.css';

/** A plain form: it searches without scripts too. */
export function SearchField() {
  const t = useTranslations('shell');
  return (
    <form role="search" className={styles.field} action={getPathname({ href: routes.search(), locale: useLocale() })}>
      <Icon name="search" size={20} />
      <input className={styles.input} type="search" name="keyword" required placeholder={t('search')} aria-label={t('search')} />
    </form>
  );
}
