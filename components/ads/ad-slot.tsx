import type { CSSProperties } from 'react';

import type { AdPlace } from '@/lib/domain/third-parties';

import styles from './ad-slot.module.css';
import { AD_SIZES } from './model/ad-sizes';

/** As much room as an advertisement takes, whether one comes or not. */
export function AdSlot({ place }: { place: AdPlace }) {
  const { mobile, desktop } = AD_SIZES[place];
  const style = {
    '--mobile-width': `${mobile.width}px`,
    '--mobile-height': `${mobile.height}px`,
    '--desktop-width': `${desktop.width}px`,
    '--desktop-height': `${desktop.height}px`,
  } as CSSProperties;
  return <div className={styles.slot} style={style} data-ad-slot={place} />;
}
