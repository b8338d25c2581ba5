import { DotRamp } from '@/components/ui/dot-ramp';
import { DrawnPanel } from '@/components/ui/drawn-panel';

import { Burst } from './burst';
import { Drawing } from './drawing';

/** A cat alone on a shelf, and the heart that is missing. */
export function NoFavoritesPicture() {
  return (
    <Drawing>
      <DrawnPanel id="cat" points="2,2 252,2 217,248 2,248">
        <DotRamp
          x={4}
          y={92}
          width={250}
          sizes={[1, 1.6, 2.2, 3, 3.6, 4.4, 5, 5.6, 6.2, 6.8, 7.4, 8, 8.4, 8.6, 8.8]}
          color="var(--line)"
        />
        <path d="M0 200h260v9H0z M16 209h5v41h-5z M200 209h5v41h-5z" fill="var(--ink)" />
        <path d="M21 209h179v41H21z" fill="var(--tone)" />
        <path d="M30 130h14v70H30z" fill="var(--paper)" stroke="var(--ink)" strokeWidth="3" />
        <path d="M46 122h14v78H46z" fill="var(--ink)" />
        <path d="M160 200c30-2 46-18 48-50 1-10 15-10 15 2 0 40-22 60-63 60z" fill="var(--ink)" />
        <path
          d="M74 206c-4-46-2-76 16-98 2-20-4-42-6-60 12 6 24 16 30 22 8-3 22-3 30 0 6-6 16-16 28-22-2 20-6 42-4 60 18 26 20 56 14 98z"
          fill="var(--ink)"
        />
        <path d="M102 78c8-2 16 2 18 10-8 6-18 0-18-10z M154 78c-8-2-16 2-18 10 8 6 18 0 18-10z" fill="var(--paper)" />
        <path d="M111 80v8 M145 80v8" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
        <path d="m124 97 8 0-4 5z" fill="var(--spot-fill)" />
        <path d="m100 98-24-4 M100 103l-22 4 M156 98l24-4 M156 103l22 4" stroke="var(--mute)" strokeWidth="1.5" />
      </DrawnPanel>
      <DrawnPanel id="heart" points="264,2 402,2 402,136 245,136">
        <Burst x={328} y={70} inner={52} />
        <path
          d="M328 106c-22-16-38-30-38-46 0-22 28-28 38-8 10-20 38-14 38 8 0 16-16 30-38 46z"
          fill="var(--paper)"
          stroke="var(--spot)"
          strokeWidth="5"
          strokeDasharray="9 6"
        />
      </DrawnPanel>
      <DrawnPanel id="floor" points="243.5,148 402,148 402,248 229.5,248" fill="var(--tone)">
        <DotRamp
          x={230}
          y={168}
          width={180}
          sizes={[8.6, 8, 7.4, 6.8, 6, 5.2, 4.4, 3.6, 2.8, 2, 1.4]}
          color="var(--line)"
        />
      </DrawnPanel>
    </Drawing>
  );
}
