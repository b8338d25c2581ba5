import { DotRamp } from '@/components/ui/dot-ramp';
import { DrawnPanel } from '@/components/ui/drawn-panel';

import { Burst } from './burst';
import { Drawing } from './drawing';
import styles from './states.module.css';

/** A machine asleep on its feet, and the wrench that is at work on it. */
export function MaintenancePicture() {
  return (
    <Drawing>
      <DrawnPanel id="machine" points="2,2 286,2 252,248 2,248">
        <DotRamp
          x={4}
          y={110}
          width={290}
          sizes={[
            1, 1.6, 2.2, 3, 3.6, 4.4, 5, 5.6, 6.2, 6.8, 7.2, 7.6, 8, 8.3, 8.6, 8.8, 9, 9.2, 9.4, 9.6, 9.8, 10, 10, 10,
          ]}
          color="var(--line)"
        />
        <path
          d="M172-6h22l6 80-34 14z M12 88l34 16-6 52-28-6z"
          fill="var(--spot-fill)"
          stroke="var(--ink)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <path
          d="M68 150 28 164 20 250h84z M190 152l44 14 8 84h-90z"
          fill="var(--ink)"
          stroke="var(--ink)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <path
          d="m66 64 62-32 58 32 14 88-26 98H82l-28-98z"
          fill="var(--paper)"
          stroke="var(--ink)"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d="m128 12 17 24-5 94h-24l-6-94z" fill="var(--ink)" />
        <path d="M56 128h146l-10 40-42 4-22-12-24 12-40-4z" fill="var(--ink)" />
        <circle cx="148" cy="147" r="16" fill="none" stroke="var(--paper)" strokeWidth="3" strokeDasharray="56 12" />
        <path d="M72 148h28" stroke="var(--paper)" strokeWidth="3" strokeLinecap="round" />
        <path d="m72 186 40-12v76H86z M184 186l-40-12v76h28z" fill="var(--ink)" />
        <path d="M118 172h20v78h-20z" fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" />
        <path d="M120 190h16M120 205h16M120 220h16M120 235h16" stroke="var(--ink)" strokeWidth="4" />
      </DrawnPanel>
      <DrawnPanel id="sleep" points="298,2 402,2 402,116 282,116" fill="var(--ink)">
        <text className={styles.sleep} fill="var(--paper)">
          <tspan x="312" y="60" fontSize="58">
            Z
          </tspan>
          <tspan x="346" y="86" fontSize="42">
            Z
          </tspan>
          <tspan x="372" y="104" fontSize="30">
            Z
          </tspan>
        </text>
      </DrawnPanel>
      <DrawnPanel id="wrench" points="280.5,128 402,128 402,248 264,248">
        <Burst x={334} y={190} inner={54} />
        <path
          d="M355 143a24 24 0 0 0-24 34l-36 46a11 11 0 0 0 17 14l37-45a24 24 0 0 0 32-28l-17 13-15-5-2-15z"
          fill="var(--paper)"
          stroke="var(--ink)"
          strokeWidth="5"
          strokeLinejoin="round"
        />
      </DrawnPanel>
    </Drawing>
  );
}
