import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './app-strip.module.css';
import { Mark } from './mark';

/** The app, in one quiet strip. */
export function AppStrip() {
  const t = useTranslations('viewer.last');
  return (
    <aside className={styles.strip}>
      <span className={styles.mark}>
        <Mark />
      </span>
      <p className={styles.words}>
        <b>{t('appTitle')}</b> <span>{t('appText')}</span>
      </p>
      <Link href={routes.faq()} className={buttonClass('ink', 'small')} prefetch={false}>
        {t('appAction')}
      </Link>
    </aside>
  );
}
