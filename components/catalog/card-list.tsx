import type { Title } from '@/lib/domain/title';

import { Card } from './card';
import { HorizontalList } from './horizontal-list';

/** Titles side by side under a head. */
export function CardList({ head, titles }: { head: string; titles: readonly Title[] }) {
  return (
    <HorizontalList title={head}>
      {titles.map((title) => (
        <li key={title.id}>
          <Card title={title} sizes="(width <= 768px) 144px, 174px" />
        </li>
      ))}
    </HorizontalList>
  );
}
