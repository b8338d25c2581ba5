import { Card } from '@/components/catalog/card';
import { HorizontalList } from '@/components/catalog/horizontal-list';
import type { FeaturedList } from '@/lib/domain/home';

import styles from './featured-lists.module.css';

export function FeaturedLists({ lists }: { lists: readonly FeaturedList[] }) {
  return (
    <div className={styles.lists}>
      {lists.map(({ id, name, titles }) => (
        <HorizontalList key={id} title={name}>
          {titles.map((title) => (
            <li key={title.id}>
              <Card title={title} sizes="(width <= 768px) 144px, 174px" />
            </li>
          ))}
        </HorizontalList>
      ))}
    </div>
  );
}
