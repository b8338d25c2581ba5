import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button-class';
import { Mark } from '@/components/ui/mark';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './app-prompt.module.css';

/** Comments are written in the app: the way there. */
export function AppPrompt() {
  const t = useTranslations('comments.app');
  return (
    <aside className={styles.prompt} aria-label={t('title')}>
      <span className={styles.mark}>
        <Mark size={28} />
      </span>
      <p className={styles.title}>{t('title')}</p>
      <p className={styles.text}>{t('text')}</p>
      <Link href={routes.faq()} className={buttonClass('ink', 'small')} prefetch={false}>
        {t('action')}
      </Link>
    </aside>
  );
}
