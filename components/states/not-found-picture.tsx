import { DotRamp } from '@/components/ui/dot-ramp';
import { DrawnPanel } from '@/components/ui/drawn-panel';

import { Drawing } from './drawing';
import styles from './states.module.css';

/** A page whose last panel has fallen out. */
export function NotFoundPicture() {
  return (
    <Drawing>
      <DrawnPanel id="number" points="2,2 402,2 402,118 2,158" fill="var(--ink)">
        <text x="202" y="146" textAnchor="middle" className={styles.numeral} fill="var(--paper)">
          404
        </text>
        <DotRamp x={60} y={74} width={290} sizes={[1, 1.6, 2.4, 3.2, 4, 4.8, 5.6, 6.4, 7.2, 8, 8.8, 9.6, 10.4]} />
      </DrawnPanel>
      <DrawnPanel id="ladder" points="2,172 201,152 184,248 2,248" fill="var(--tone)">
        <DotRamp x={4} y={188} width={200} sizes={[1.5, 2.2, 3, 3.8, 4.6, 5.4, 6.2, 7, 7.6, 8.2]} color="var(--line)" />
        <path
          d="M52 160 20 254 M112 154l16 100 M40 176h94 M30 200h104 M22 226h112"
          stroke="var(--ink)"
          strokeWidth="4"
          fill="none"
        />
      </DrawnPanel>
      <path
        d="M214 150 401 131v117h-54l-10-14-12 8-14-20-14 18-14-24-15 22-12-12-16 22h-46z"
        fill="var(--tone)"
        stroke="var(--spot)"
        strokeWidth="3"
        strokeDasharray="7 5"
      />
    </Drawing>
  );
}
