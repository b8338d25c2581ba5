import { DotRamp } from '@/components/ui/dot-ramp';
import { DrawnPanel } from '@/components/ui/drawn-panel';

import { Drawing } from './drawing';

/** A globe, a line drawn across the sea, and the boat that is on the other side of it. */
export function BlockedPicture() {
  return (
    <Drawing>
      <DrawnPanel id="globe" points="2,2 262,2 228,248 2,248">
        <clipPath id="ball">
          <circle cx="118" cy="125" r="92" />
        </clipPath>
        <g clipPath="url(#ball)">
          <g transform="rotate(90 118 125)">
            <DotRamp
              x={20}
              y={30}
              width={200}
              sizes={[
                10.6, 10.4, 10, 9.6, 9.2, 8.8, 8.4, 8, 7.6, 7.2, 6.8, 6.4, 6, 5.6, 5.2, 4.8, 4.4, 4, 3.6, 3.2, 2.8, 2.4,
                2, 1.6,
              ]}
            />
            <path d="M20 24h200v22H20z" fill="var(--ink)" />
          </g>
          <path
            d="M118 33v184M118 33c-58 46-58 138 0 184M118 33c58 46 58 138 0 184M26 125h184M38 79h160M38 171h160"
            stroke="var(--paper)"
            strokeWidth="3"
            fill="none"
          />
        </g>
        <circle cx="118" cy="125" r="92" fill="none" stroke="var(--ink)" strokeWidth="5" />
      </DrawnPanel>
      <path d="m274 2-34 246" stroke="var(--spot)" strokeWidth="8" strokeDasharray="17 9" />
      <DrawnPanel id="boat" points="286,2 402,2 402,248 252,248">
        <path d="M240 150h170v110H240z" fill="var(--ink)" />
        <path
          d="M252 172c10-9 20-9 30 0s20 9 30 0 20-9 30 0 20 9 30 0 20-9 40 0M252 202c10-9 20-9 30 0s20 9 30 0 20-9 30 0 20 9 30 0 20-9 40 0"
          stroke="var(--paper)"
          strokeWidth="3"
          fill="none"
        />
        <path
          d="M304 138h84l-13 24h-58z"
          fill="var(--ink)"
          stroke="var(--paper)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M344 56v80" stroke="var(--ink)" strokeWidth="4" />
        <path
          d="M339 68c-18 12-28 32-29 60h29z M350 62c22 14 32 38 33 66h-33z"
          fill="var(--paper)"
          stroke="var(--ink)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </DrawnPanel>
    </Drawing>
  );
}
