import { DotRamp } from '@/components/ui/dot-ramp';
import { DrawnPanel } from '@/components/ui/drawn-panel';

import { Burst } from './burst';
import { Drawing } from './drawing';

/** Wires in the night, one of them down; the spark where it broke; and somebody who reads on by a lamp. */
export function OfflinePicture() {
  return (
    <Drawing>
      <DrawnPanel id="wires" points="2,2 162,2 127,248 2,248" fill="var(--ink)">
        <DotRamp
          x={0}
          y={150}
          width={170}
          sizes={[1, 1.6, 2.2, 2.8, 3.4, 4, 4.6, 5.2, 5.8, 6.4]}
          color="var(--paper)"
        />
        <path
          d="M62 40h10v210H62z M26 58h84v8H26z M36 84h64v7H36z"
          fill="var(--paper)"
          stroke="var(--ink)"
          strokeWidth="3"
        />
        <path
          d="M30 58c-8 30-20 40-36 44 M102 58c20 26 40 34 70 34 M40 84c-10 22-26 34-44 38"
          fill="none"
          stroke="var(--paper)"
          strokeWidth="3"
        />
        <path
          d="M96 86c14 30 4 56 14 78 6 14-2 26-10 34"
          fill="none"
          stroke="var(--paper)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </DrawnPanel>
      <DrawnPanel id="spark" points="174,2 402,2 402,112 158,112">
        <Burst x={284} y={58} inner={40} />
        <path
          d="m290 22-26 38h18l-12 34 34-44h-19l17-28z"
          fill="var(--spot-fill)"
          stroke="var(--ink)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </DrawnPanel>
      <DrawnPanel id="reader" points="156.5,124 402,124 402,248 139,248" fill="var(--tone)">
        <DotRamp x={140} y={150} width={270} sizes={[1.4, 2, 2.6, 3.2, 3.8, 4.4, 5, 5.6]} color="var(--line)" />
        <path d="M324 172 262 248h170l-46-76z" fill="var(--paper)" opacity="0.75" />
        <path d="M352 132 320 172h70z" fill="var(--ink)" />
        <path d="M353 172h6v58h-6z M334 230h44v18h-44z" fill="var(--ink)" />
        <path
          d="M244 196c-18-10-40-12-62-8v48c22-4 44-2 62 8 18-10 40-12 62-8v-48c-22-4-44-2-62 8z"
          fill="var(--paper)"
          stroke="var(--ink)"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d="M244 196v48" stroke="var(--ink)" strokeWidth="4" />
        <path d="M194 200h36v12h-36z M194 217h16v10h-16z M258 200h34v24h-34z" fill="var(--ink)" />
        <path d="M214 217h16v10h-16z" fill="var(--spot-fill)" />
      </DrawnPanel>
    </Drawing>
  );
}
