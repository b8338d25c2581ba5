import { CardList } from '@/components/catalog/card-list';
import type { FeaturedList } from '@/lib/domain/home';

import styles from './featured-lists.module.css';

export function FeaturedLists({ lists }: { lists: readonly FeaturedList[] }) {
  return (
    <div className={styles.lists}>
      {lists.map(({ id, name, titles }) => (
        <div key={id}>
          <CardList head={name} titles={titles} />
        </div>
      ))}
    </div>
  );
}
