import { DotRamp } from '@/components/ui/dot-ramp';
import { DrawnPanel } from '@/components/ui/drawn-panel';

import { Burst } from './burst';
import { Drawing } from './drawing';

/** A reply card on its way into the post box. */
export function PostedPicture() {
  return (
    <Drawing>
      <DrawnPanel id="post-box" points="2,2 274,2 240,248 2,248">
        <Burst x={128} y={120} inner={108} rays={40} color="var(--line)" />
        <path
          d="M50 262V104c0-48 34-78 78-78s78 30 78 78v158z"
          fill="var(--spot-fill)"
          stroke="var(--ink)"
          strokeWidth="5"
        />
        <path d="M50 146h156" stroke="var(--ink)" strokeWidth="5" />
        <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
          <path d="M88 16h96l-9 98H79z" fill="var(--paper)" />
          <path d="M154 28h18l-2.6 24h-18z" fill="var(--spot-fill)" strokeWidth="3" />
          <path d="M100 34h34 M98 50h36 M96 66h70 M94 82h62" strokeWidth="3" strokeLinecap="round" fill="none" />
        </g>
        <path d="M70 98h116v22H70z" fill="var(--ink)" />
        <path d="M88 98h90l-1.2 8H87z" fill="var(--paper)" />
        <path d="M90 168h76v52H90z" fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" />
        <path d="M104 184h48 M104 196h48 M104 208h28" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      </DrawnPanel>
      <DrawnPanel id="thanks" points="286,2 402,2 402,120 269.6,120" fill="var(--ink)">
        <DotRamp
          x={270}
          y={70}
          width={140}
          sizes={[1.4, 2.2, 3, 3.8, 4.6, 5.4, 6.2, 7, 7.6, 8.2]}
          color="var(--mute)"
        />
        <path d="m304 62 24 28 50-58" fill="none" stroke="var(--paper)" strokeWidth="15" />
      </DrawnPanel>
      <DrawnPanel id="rounds" points="268,132 402,132 402,248 251.8,248" fill="var(--tone)">
        <DotRamp
          x={250}
          y={152}
          width={160}
          sizes={[8.6, 8, 7.4, 6.8, 6, 5.2, 4.4, 3.6, 2.8, 2, 1.4]}
          color="var(--line)"
        />
        <path
          d="M270 226c22-18 40-16 54-2s30 12 44-6"
          fill="none"
          stroke="var(--spot)"
          strokeWidth="4"
          strokeDasharray="10 7"
          strokeLinecap="round"
        />
        <path
          d="m352 206 40-26-10 44-12-12z"
          fill="var(--paper)"
          stroke="var(--ink)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
      </DrawnPanel>
    </Drawing>
  );
}
