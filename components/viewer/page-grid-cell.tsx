'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';

import type { PageGroup } from './model/page-groups';
import { pagesText } from './model/progress';
import styles from './page-grid.module.css';
import { PageThumbnail } from './page-thumbnail';

interface Props {
  group: PageGroup;
  number: number;
  /** Whether it is close enough to what is seen to hold its pictures. */
  isNear: boolean;
  isCurrent: boolean;
}

/** The pages of one screen, side by side, with their numbers below. */
export const PageGridCell = memo(function PageGridCell({ group, number, isNear, isCurrent }: Props) {
  const t = useTranslations('viewer');
  const { items, from, to, isHalf } = group;
  const pages = pagesText(group);
  return (
    <li data-cell={number}>
      <button
        type="button"
        className={styles.cell}
        aria-label={t('pages', { pages, paired: String(from !== to) })}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={styles.pages} data-half={isHalf || undefined}>
          {items.map(({ index, page }) => (
            <span
              key={index}
              className={styles.page}
              data-type={page.type}
              data-wide={page.width > page.height || undefined}
            >
              {isNear && <PageThumbnail page={page} width={120} />}
            </span>
          ))}
        </span>
        <span dir="ltr" className={styles.number}>
          {pages}
        </span>
      </button>
    </li>
  );
});
