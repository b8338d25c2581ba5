'use client';

import { useTranslations } from 'next-intl';
import { useState, type CSSProperties } from 'react';

import styles from './page-slider.module.css';
import { knobAt, progressOf, type Position } from './model/progress';
import type { Direction } from './model/input';

interface Props {
  position: Position;
  direction: Direction;
  /** "Page 3 of 20". */
  text: string;
  onJump: (page: number) => void;
}

/** Goes to any page: keys at once, a drag when it is let go, with the page's number above the knob meanwhile. */
export function PageSlider({ position, direction, text, onJump }: Props) {
  const t = useTranslations('viewer');
  const [dragged, setDragged] = useState<number>();
  const [isHeld, setHeld] = useState(false);
  const value = dragged ?? position.to;
  const { total } = position;
  const progress = progressOf({ from: value, to: value, total });

  function release() {
    setHeld(false);
    setDragged(undefined);
    if (dragged !== undefined) onJump(dragged);
  }

  return (
    <div className={styles.slider} style={{ '--done': progress, '--knob': knobAt(progress, direction) } as CSSProperties}>
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
        aria-valuetext={dragged === undefined ? text : t('page', { number: dragged })}
        onPointerDown={() => setHeld(true)}
        onPointerUp={release}
        onPointerCancel={release}
        onChange={(event) => (isHeld ? setDragged : onJump)(Number(event.target.value))}
      />
      <span className={styles.track} aria-hidden />
      <span className={styles.knob} aria-hidden />
      {dragged !== undefined && (
        <output className={styles.preview} aria-hidden>
          {dragged}
        </output>
      )}
    </div>
  );
}
