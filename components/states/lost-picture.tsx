import { DotRamp } from '@/components/ui/dot-ramp';
import { DrawnPanel } from '@/components/ui/drawn-panel';

import { Drawing } from './drawing';
import styles from './states.module.css';

/** A reply card in two halves, far from any post box. */
export function LostPicture() {
  return (
    <Drawing>
      <DrawnPanel id="halves" points="2,2 290,2 256,248 2,248" fill="var(--tone)">
        <DotRamp x={2} y={12} width={300} sizes={[8.2, 7.6, 7, 6.2, 5.4, 4.6, 3.8, 3, 2.2, 1.4]} color="var(--line)" />
        <g fill="var(--paper)" stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round">
          <path d="M26 92h92l-12 24 16 20-18 22 14 20-12 24H26z" />
          <path d="M160 66h84v110h-90l14-24-18-20 20-22-16-20z" />
        </g>
        <path
          d="M44 118h40 M44 136h52 M44 154h36 M184 136h42 M184 152h42"
          stroke="var(--ink)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M202 80h28v36h-28z" fill="var(--spot-fill)" stroke="var(--ink)" strokeWidth="4" />
        <path
          d="m132 96 8 18-14 20 16 20-14 22"
          fill="none"
          stroke="var(--spot)"
          strokeWidth="4"
          strokeDasharray="9 7"
          strokeLinecap="round"
        />
      </DrawnPanel>
      <DrawnPanel id="where" points="302,2 402,2 402,126 284.8,126" fill="var(--ink)">
        <text x="346" y="110" textAnchor="middle" className={styles.mark} fill="var(--paper)">
          ?
        </text>
      </DrawnPanel>
      <polygon
        points="283.2,138 402,138 402,248 268,248"
        fill="none"
        stroke="var(--spot)"
        strokeWidth="3"
        strokeDasharray="9 7"
      />
    </Drawing>
  );
}
