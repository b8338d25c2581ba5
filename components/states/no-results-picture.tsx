import { DotRamp } from '@/components/ui/dot-ramp';
import { DrawnPanel } from '@/components/ui/drawn-panel';

import { Burst } from './burst';
import { Drawing } from './drawing';
import styles from './states.module.css';

/** A dumpling detective who has looked everywhere. */
export function NoResultsPicture() {
  return (
    <Drawing>
      <DrawnPanel id="detective" points="2,2 302,2 270,248 2,248">
        <Burst x={150} y={140} inner={96} rays={36} color="var(--line)" />
        <path
          d="M26 172c0-58 46-104 122-104s128 46 128 98c0 46-42 66-122 66-84 0-128-18-128-60z"
          fill="var(--paper)"
          stroke="var(--ink)"
          strokeWidth="5"
        />
        <path
          d="M92 102c8 14 10 22 10 32 M120 96c6 12 8 22 8 34 M150 95c0 14-1 22-2 34 M180 98c-4 12-7 18-8 28"
          stroke="var(--ink)"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
        <path
          d="M50 88c-26-2-48 16-50 36 20 10 50 0 62-22z M238 84c26-2 48 16 50 36-20 10-50 0-62-22z"
          fill="var(--ink)"
        />
        <path
          d="M42 96c2-44 46-72 104-72s98 26 102 66c-30 14-58 2-82-8-14-6-28-6-42 0-24 12-50 24-82 14z"
          fill="var(--ink)"
        />
        <path d="M128 26c4-14 34-14 40 0z" fill="var(--mute)" stroke="var(--ink)" strokeWidth="4" />
        <path
          d="M146 30c-2 18-10 34-22 50 M150 30c4 18 12 32 24 46"
          stroke="var(--paper)"
          strokeWidth="2"
          fill="none"
          opacity=".45"
        />
        <circle cx="100" cy="162" r="8.5" fill="var(--ink)" />
        <circle cx="103" cy="159" r="2.5" fill="var(--paper)" />
        <ellipse cx="70" cy="184" rx="15" ry="8" fill="var(--spot-fill)" />
        <ellipse cx="212" cy="196" rx="15" ry="8" fill="var(--spot-fill)" />
        <path d="M118 188c8 8 22 8 30 0" stroke="var(--ink)" strokeWidth="4.5" strokeLinecap="round" fill="none" />
        <path d="m240 164 26 54" stroke="var(--ink)" strokeWidth="16" strokeLinecap="round" />
        <circle cx="218" cy="122" r="46" fill="var(--paper)" stroke="var(--ink)" strokeWidth="9" />
        <circle cx="218" cy="122" r="34" fill="var(--tone)" />
        <circle cx="214" cy="124" r="16" fill="var(--ink)" />
        <circle cx="220" cy="118" r="5" fill="var(--paper)" />
      </DrawnPanel>
      <DrawnPanel id="question" points="314,2 402,2 402,126 298,126" fill="var(--ink)">
        <text x="353" y="110" textAnchor="middle" className={styles.mark} fill="var(--paper)">
          ?
        </text>
      </DrawnPanel>
      <DrawnPanel id="trail" points="296.5,138 402,138 402,248 282,248" fill="var(--tone)">
        <DotRamp
          x={282}
          y={160}
          width={130}
          sizes={[8.6, 8, 7.4, 6.8, 6, 5.2, 4.4, 3.6, 2.8, 2, 1.4]}
          color="var(--line)"
        />
      </DrawnPanel>
    </Drawing>
  );
}
