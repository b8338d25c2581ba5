import { DotRamp } from '@/components/ui/dot-ramp';
import { DrawnPanel } from '@/components/ui/drawn-panel';

import { Drawing } from './drawing';

/** A reply card that bears its postmark already. */
export function StampedPicture() {
  return (
    <Drawing>
      <DrawnPanel id="card" points="2,2 316,2 282,248 2,248" fill="var(--tone)">
        <DotRamp
          x={2}
          y={150}
          width={320}
          sizes={[1.4, 2.2, 3, 3.8, 4.6, 5.4, 6.2, 7, 7.6, 8.2, 8.6, 8.6, 8.6, 8.6, 8.6, 8.6]}
          color="var(--line)"
        />
        <path d="M30 44h232v164H30z" fill="var(--paper)" stroke="var(--ink)" strokeWidth="5" />
        <path
          d="M48 66h96 M208 150h36 M196 168h48 M176 186h68"
          stroke="var(--ink)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M204 58h42v54h-42z" fill="var(--spot-fill)" stroke="var(--ink)" strokeWidth="4" />
        <path d="M210 66h17l-2.4 20H210z M231 66h9v20h-11.4z M210 90h30v14h-30z" fill="var(--paper)" />
        <g fill="none" stroke="var(--ink)">
          <circle cx="140" cy="122" r="56" strokeWidth="6" />
          <circle cx="140" cy="122" r="43" strokeWidth="3" />
          <path d="m114 122 19 20 36-42" strokeWidth="11" />
          <path
            d="M192 98c12-8 20 8 32 0s20 8 32 0 M196 116c12-8 20 8 32 0s20 8 32 0 M195 134c12-8 20 8 32 0s20 8 32 0"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      </DrawnPanel>
      <DrawnPanel id="mark" points="328,2 402,2 402,120 311.6,120" fill="var(--ink)">
        <path
          d="M312 34c14-10 24 10 38 0s24 10 38 0 24 10 38 0 M310 60c14-10 24 10 38 0s24 10 38 0 24 10 38 0 M306 86c14-10 24 10 38 0s24 10 38 0 24 10 38 0"
          fill="none"
          stroke="var(--paper)"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </DrawnPanel>
      <DrawnPanel id="pile" points="310,132 402,132 402,248 293.8,248">
        <g fill="var(--paper)" stroke="var(--ink)" strokeWidth="4">
          <path d="M304 222h110v-14H304z M300 208h110v-14H300z M308 194h110v-14H308z M303 180h110v-14H303z" />
        </g>
        <path d="M300 236h120" stroke="var(--spot)" strokeWidth="8" />
      </DrawnPanel>
    </Drawing>
  );
}
