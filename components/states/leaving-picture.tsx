import { DotRamp } from '@/components/ui/dot-ramp';
import { DrawnPanel } from '@/components/ui/drawn-panel';

import { Burst } from './burst';
import { Drawing } from './drawing';

/** A folded page that flies from panel to panel, and out of the last one. */
export function LeavingPicture() {
  return (
    <Drawing>
      <DrawnPanel id="take-off" points="2,40 122,40 92,248 2,248" fill="var(--tone)">
        <DotRamp x={2} y={150} width={130} sizes={[1.4, 2.2, 3, 3.8, 4.6, 5.4, 6.2, 7, 7.6, 8.2]} color="var(--line)" />
        <path d="M0 208h130v42H0z M30 208v-34h44v34 M40 174v-16h24v16" fill="var(--ink)" />
      </DrawnPanel>
      <DrawnPanel id="on-the-way" points="134,28 236,28 205,248 104,248" fill="var(--ink)">
        <DotRamp x={100} y={44} width={150} sizes={[7.6, 7, 6.2, 5.4, 4.6, 3.8, 3, 2.2, 1.4]} color="var(--paper)" />
      </DrawnPanel>
      <DrawnPanel id="out" points="248,16 402,16 402,248 217,248">
        <Burst x={312} y={96} inner={86} />
      </DrawnPanel>
      <path
        d="M52 186c26 26 66 30 104 6 30-19 54-36 92-44"
        fill="none"
        stroke="var(--spot)"
        strokeWidth="4"
        strokeDasharray="10 7"
        strokeLinecap="round"
      />
      <g stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round">
        <path d="M400 14 244 92l46 22z" fill="var(--paper)" />
        <path d="M400 14 290 114l18 62z" fill="var(--paper)" />
        <path d="m290 114 18 62 24-37z" fill="var(--ink)" />
      </g>
    </Drawing>
  );
}
