'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState, type CSSProperties, type PointerEvent } from 'react';

import type { Direction } from './model/input';
import { groupOf, pageGroups } from './model/page-groups';
import { knobAt, pagesText, progressOf, type Position } from './model/progress';
import { pageAt, pageByKey } from './model/slider';
import type { Spread } from './model/spreads';
import styles from './page-slider.module.css';
import { SliderPreview } from './slider-preview';

interface Props {
  /** What is seen. */
  position: Position;
  /** What is on its way and will be seen next. */
  wanted: Position | undefined;
  direction: Direction;
  /** "Page 3 of 20". */
  text: string;
  /** The chapter's screens, whose pages are shown in small over the track. */
  spreads: readonly Spread[];
  onJump: (page: number) => void;
}

/** Goes to any page: keys at once, a drag when it is let go. What is pointed at is shown in small meanwhile. */
export function PageSlider({ position, wanted, direction, text, spreads, onJump }: Props) {
  const t = useTranslations('viewer');
  const [dragged, setDragged] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const groups = useMemo(() => pageGroups(spreads), [spreads]);
  const { total } = position;
  const value = dragged ?? position.to;
  const seen = dragged ?? pointed;
  const along = (page: number) => knobAt(progressOf({ from: page, to: page, total }), direction);
  const seenGroup = seen === undefined ? undefined : (groupOf(groups, seen) ?? { from: seen, to: seen });
  // A drag leaves a tick where the reader is, a pointer alone has one itself.
  const ticked = dragged === undefined ? pointed : position.to;

  function pageUnder({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    return pageAt((clientX - left) / width, total, direction);
  }

  function onPointerDown(event: PointerEvent) {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(pageUnder(event));
  }

  function onPointerMove(event: PointerEvent) {
    if (dragged !== undefined) setDragged(pageUnder(event));
    else if (event.pointerType === 'mouse') setPointed(pageUnder(event));
  }

  function onPointerUp(event: PointerEvent) {
    if (dragged === undefined) return;
    setDragged(undefined);
    setPointed(undefined);
    onJump(pageUnder(event));
  }

  const style = { '--done': progressOf({ from: value, to: value, total }), '--knob': along(value) } as CSSProperties;
  return (
    <div
      className={styles.slider}
      style={style}
      data-dragged={dragged !== undefined || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDragged(undefined)}
      onPointerLeave={() => setPointed(undefined)}
    >
      {/* Takes keys and what assistive technology asks for; pointers go by the box around it, for not every browser's own slider follows a finger. */}
      <input
        type="range"
        role="slider"
        className={styles.input}
        dir={direction}
        min={1}
        max={total}
        value={value}
        aria-label={t('slider')}
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={value}
        aria-valuetext={
          dragged !== undefined && seenGroup
            ? t('pages', { pages: pagesText(seenGroup), paired: String(seenGroup.from !== seenGroup.to) })
            : text
        }
        onChange={(event) => onJump(pageByKey(Number(event.target.value), position, wanted))}
      />
      <span className={styles.track} aria-hidden />
      {ticked !== undefined && (
        <span className={styles.tick} style={{ '--at': along(ticked) } as CSSProperties} aria-hidden />
      )}
      {wanted && <span className={styles.wanted} style={{ '--at': along(wanted.to) } as CSSProperties} aria-hidden />}
      <span className={styles.knob} aria-hidden />
      {seen !== undefined && <SliderPreview groups={groups} page={seen} direction={direction} at={along(seen)} />}
    </div>
  );
}
