import { DotRamp } from '@/components/ui/dot-ramp';
import { DrawnPanel } from '@/components/ui/drawn-panel';

import { Burst } from './burst';
import { Drawing } from './drawing';
import styles from './states.module.css';

/** A bottle of ink that tipped over, and what it did to the next panels. */
export function ErrorPicture() {
  return (
    <Drawing>
      <DrawnPanel id="bottle" points="2,2 252,2 217,248 2,248">
        <DotRamp
          x={4}
          y={120}
          width={250}
          sizes={[1, 1.6, 2.2, 3, 3.6, 4.4, 5, 5.6, 6.2, 6.8, 7.2, 7.6]}
          color="var(--line)"
        />
        <path d="M0 190h260v60H0z" fill="var(--tone)" />
        <path d="M110 188c30-4 60 2 90-2 26-2 60 4 60 22v40H60c-20-8-10-26 8-30 20-4 14-26 42-30z" fill="var(--ink)" />
        <g transform="rotate(-72 90 150)">
          <path
            d="M52 108h76v84a10 10 0 0 1-10 10H62a10 10 0 0 1-10-10z"
            fill="var(--paper)"
            stroke="var(--ink)"
            strokeWidth="5"
          />
          <path d="M74 84h32v24H74z" fill="var(--paper)" stroke="var(--ink)" strokeWidth="5" />
          <path d="M52 128h40l36 20v44a10 10 0 0 1-10 10H62a10 10 0 0 1-10-10z" fill="var(--ink)" />
          <path d="M62 146h44v32H62z" fill="var(--paper)" />
          <path d="M70 154h28v16H70z" fill="var(--spot-fill)" />
        </g>
        <path
          d="M196 40c6 12 10 18 10 25a10 10 0 0 1-20 0c0-7 4-13 10-25z M160 74c4 8 6 11 6 16a6 6 0 0 1-12 0c0-5 2-8 6-16z"
          fill="var(--ink)"
        />
      </DrawnPanel>
      <DrawnPanel id="shock" points="264,2 402,2 402,136 245,136">
        <Burst x={328} y={68} inner={44} />
        <text x="328" y="110" textAnchor="middle" className={styles.mark} fill="var(--spot)">
          !
        </text>
      </DrawnPanel>
      <DrawnPanel id="spill" points="243.5,148 402,148 402,248 229.5,248" fill="var(--tone)">
        <DotRamp x={230} y={160} width={180} sizes={[1.4, 2, 2.8, 3.6, 4.4, 5.2, 6, 6.8]} color="var(--line)" />
        <path
          d="M220 214c20-8 34-2 44 4 14 8 22-12 40-8 12 2 14 18 30 16 20-4 24 10 40 8 14 0 20 8 30 6v20H220z"
          fill="var(--ink)"
        />
        <circle cx="346" cy="204" r="6" fill="var(--ink)" />
        <circle cx="370" cy="218" r="3.5" fill="var(--ink)" />
      </DrawnPanel>
    </Drawing>
  );
}
