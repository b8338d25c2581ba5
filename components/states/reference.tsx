import { useTranslations } from 'next-intl';

import styles from './states.module.css';

/**
 * Names the request that failed, for readers who write of it. Only the server knows it, and only where the page stands in for another:
 * `lib/server/front/with-reference.ts` writes it into what is empty here, and nothing is seen of the line where nobody did.
 */
export function Reference() {
  const t = useTranslations('states.error');
  const id = () => (
    <code key="id" data-reference="" suppressHydrationWarning>
      {''}
    </code>
  );
  return <p className={styles.reference}>{t.rich('reference', { id })}</p>;
}
