'use client';

import { useTranslations } from 'next-intl';
import { memo, useLayoutEffect, useRef } from 'react';

import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './found-list.module.css';
import { FoundRow } from './found-row';
import type { Found } from './model/search-index';
import { ROWS } from './model/shown-rows';

interface Props {
  /** All of them, or as many as the server tells of. */
  found: readonly Found[];
  count: number;
  keyword: string;
  shown: number;
  /** Some of it have been drawn, and the browser has time for more. */
  isDrawn: boolean;
  leftTitleId?: number;
  onOpen: (titleId: number) => void;
  onMore: () => void;
}

const PRIORITY = 4;
/** As many as a window shows are drawn first, the others when the browser has time. */
const AT_ONCE = 12;

/** The best of what was found, and a way to more of it. */
export const FoundList = memo(function FoundList({
  found,
  count,
  keyword,
  shown,
  isDrawn,
  leftTitleId,
  onOpen,
  onMore,
}: Props) {
  const t = useTranslations('search');
  const wanted = keyword.trim();
  // Who comes back to a row finds it at once.
  const rows = isDrawn || leftTitleId !== undefined ? shown : Math.min(shown, AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLAnchorElement>(null);
  const firstMore = useRef<number>(undefined);

  // Where the way to more was, the first of them takes the focus when the browser or the origin has had the time, unless the reader has gone elsewhere meanwhile.
  useLayoutEffect(() => {
    const row = firstMore.current === undefined ? undefined : list.current?.children[firstMore.current];
    if (!row) return;
    firstMore.current = undefined;
    const isThere = [document.body, more.current].includes(document.activeElement as HTMLElement);
    if (isThere) row.querySelector<HTMLElement>('[data-result]')?.focus({ preventScroll: true });
  });

  return (
    <>
      <ul ref={list} className={styles.list}>
        {found.slice(0, rows).map((each, index) => (
          <li key={each.titles[0]!.id} className={styles.item}>
            <FoundRow
              found={each}
              keyword={wanted}
              priority={index < PRIORITY}
              isLeft={each.title.id === leftTitleId}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      {count > shown && (
        <Link
          ref={more}
          href={`${routes.search(wanted)}&shown=${shown + ROWS}`}
          prefetch={false}
          className={buttonClass('outline')}
          onClick={(event) => {
            event.preventDefault();
            firstMore.current = shown;
            onMore();
          }}
        >
          {t('more')}
        </Link>
      )}
    </>
  );
});
