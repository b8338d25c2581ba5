import { useTranslations } from 'next-intl';

import { CardList } from '@/components/catalog/card-list';
import type { Title } from '@/lib/domain/title';

import styles from './recommended.module.css';

/** What to read next. */
export function Recommended({ titles }: { titles: readonly Title[] }) {
  const t = useTranslations('title');
  if (titles.length === 0) return null;
  return (
    <div className={styles.recommended}>
      <CardList head={t('recommended')} titles={titles} />
    </div>
  );
}
