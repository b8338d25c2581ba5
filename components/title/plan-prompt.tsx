import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './beside.module.css';

/** Where a title belongs to a subscription's plan: what that opens. */
export function PlanPrompt({ planType }: { planType: string }) {
  const t = useTranslations('title.plan');
  if (!planType || planType === 'disabled') return null;
  return (
    <section className={styles.plan}>
      <h2 className={styles.planHead}>{t('head')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <Link href={routes.faq()} className={buttonClass('outline', 'small')}>
        {t('action')}
      </Link>
    </section>
  );
}
