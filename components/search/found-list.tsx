'use client';

import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './found-list.module.css';
import { FoundRow } from './found-row';
import type { Found } from './model/create-finder';
import { ROWS } from './model/shown-rows';

interface Props {
  /** All of them, or as many as the server tells of. */
  found: readonly Found[];
  count: number;
  keyword: string;
  shown: number;
  leftTitleId?: number;
  onOpen: (titleId: number) => void;
  onMore: () => void;
}

const PRIORITY = 4;

/** The best of what was found, and a way to more of it. */
export function FoundList({ found, count, keyword, shown, leftTitleId, onOpen, onMore }: Props) {
  const t = useTranslations('search');
  const wanted = keyword.trim();
  return (
    <>
      <ul className={styles.list}>
        {found.slice(0, shown).map((each, index) => (
          <li key={each.titles[0]!.id} className={styles.item}>
            <FoundRow found={each} keyword={wanted} priority={index < PRIORITY} isLeft={each.title.id === leftTitleId} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {count > shown && (
        <Link
          href={`${routes.search(wanted)}&shown=${shown + ROWS}`}
          prefetch={false}
          className={buttonClass('outline')}
          onClick={(event) => {
            event.preventDefault();
            onMore();
          }}
        >
          {t('more')}
        </Link>
      )}
    </>
  );
}
