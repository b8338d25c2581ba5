'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';

import { cellBeside } from './cell-beside';
import type { Direction } from './model/input';
import { groupOf, pageGroups } from './model/page-groups';
import type { Position } from './model/progress';
import type { Spread } from './model/spreads';
import { PageGridCell } from './page-grid-cell';
import styles from './page-grid.module.css';
import { Popup } from './popup';
import { useNear } from './use-near';

interface Props {
  spreads: readonly Spread[];
  position: Position;
  direction: Direction;
  onJump: (page: number) => void;
  onClose: () => void;
}

/** All pages of the chapter in small, as they are read, opened at the reader's. */
export function PageGrid({ spreads, position, direction, onJump, onClose }: Props) {
  const t = useTranslations('viewer');
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const groups = useMemo(() => pageGroups(spreads), [spreads]);
  const near = useNear(scroller, groups.length);
  const current = groupOf(groups, position.from);
  const isPaired = groups.some(({ items, isHalf }) => items.length > 1 || isHalf);

  useLayoutEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    here?.scrollIntoView({ block: 'center' });
    here?.focus({ preventScroll: true });
  }, []);

  const cellOf = ({ target }: SyntheticEvent) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;

  function onClick(event: MouseEvent) {
    const group = groups[Number(cellOf(event)?.dataset.cell)];
    if (!group) return;
    onClose();
    onJump(group.from);
  }

  function onKeyDown(event: KeyboardEvent) {
    const from = cellOf(event);
    const cells = [...(list.current?.children ?? [])] as HTMLElement[];
    const to = from && cellBeside(cells, from, event.key, direction);
    if (!to) return;
    event.preventDefault();
    to.querySelector('button')?.focus();
  }

  return (
    <Popup title={t('grid')} place="full" body={scroller} onClose={onClose}>
      <ul
        ref={list}
        dir={direction}
        className={styles.grid}
        data-paired={isPaired || undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {groups.map((group, number) => (
          <PageGridCell
            key={group.from}
            group={group}
            number={number}
            isNear={near.has(number)}
            isCurrent={group === current}
          />
        ))}
      </ul>
    </Popup>
  );
}
