'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';

import { ZONE, zonesOf, type Direction } from './model/input';
import type { Move } from './model/navigation';
import type { ViewerSettings } from './model/settings';
import styles from './tap-zones.module.css';
import { useGlimpse } from './use-glimpse';

interface Props {
  zones: ViewerSettings['tapZones'];
  direction: Direction;
}

/** What the sides and the centre of the screen do when tapped: for a moment, over the pages, in the way of nothing. */
export function TapZones({ zones, direction }: Props) {
  const t = useTranslations('viewer');
  const isSeen = useGlimpse(`${zones} ${direction}`);
  if (!isSeen) return null;
  const sides = zonesOf(zones, direction);
  const zone = (command: Move | 'bars') => (
    <div className={styles[command]}>
      <span className={styles.word}>{command === 'bars' ? t('menuZone') : t(`keys.action.${command}`)}</span>
    </div>
  );
  return (
    <div className={styles.zones} style={{ '--zone': ZONE } as CSSProperties} data-tap-zones aria-hidden>
      {sides && zone(sides.left)}
      {zone('bars')}
      {sides && zone(sides.right)}
    </div>
  );
}
