'use client';

import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';

import styles from './carousel-controls.module.css';
import { forwardStops } from './model/forward-stops';

interface Props {
  count: number;
  selected: number;
  playing: boolean;
  /** Stops and starts; absent where nothing moves anyway. */
  toggle?: () => void;
  back: () => void;
  forward: () => void;
}

export function CarouselControls({ count, selected, playing, toggle, back, forward }: Props) {
  const t = useTranslations('home');
  const stops = forwardStops(selected, count);
  return (
    <div className={styles.controls}>
      <div className={styles.bars} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={index === selected ? styles.current : styles.bar} />
        ))}
      </div>
      <p className={styles.count}>
        <span>{selected + 1}</span> <span className={styles.of}>{`/ ${count}`}</span>
      </p>
      {toggle && (
        <button type="button" className={styles.button} aria-label={playing ? t('stop') : t('play')} onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} size={20} />
        </button>
      )}
      <button type="button" className={styles.arrow} aria-label={t('previous')} onClick={back}>
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('next')}
        aria-disabled={stops}
        onClick={stops ? undefined : forward}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
