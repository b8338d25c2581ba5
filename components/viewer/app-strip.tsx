import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button-class';
import { Mark } from '@/components/ui/mark';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './app-strip.module.css';

/** The app, in one quiet strip. */
export function AppStrip() {
  const t = useTranslations('viewer.last');
  return (
    <aside className={styles.strip}>
      <span className={styles.mark}>
        <Mark size={22} />
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
