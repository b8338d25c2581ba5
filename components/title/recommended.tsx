import { useTranslations } from 'next-intl';

import { Card } from '@/components/catalog/card';
import { HorizontalList } from '@/components/catalog/horizontal-list';
import type { Title } from '@/lib/domain/title';

import styles from './recommended.module.css';

/** What to read next. */
export function Recommended({ titles }: { titles: readonly Title[] }) {
  const t = useTranslations('title');
  if (titles.length === 0) return null;
  return (
    <div className={styles.recommended}>
      <HorizontalList title={t('recommended')}>
        {titles.map((title) => (
          <li key={title.id}>
            <Card title={title} sizes="(width <= 768px) 144px, 174px" />
          </li>
        ))}
      </HorizontalList>
    </div>
  );
}
