import { DotRamp } from '@/components/ui/dot-ramp';
import { DrawnPanel } from '@/components/ui/drawn-panel';

const WAVES = 'q13 -16 26 0'.concat('t26 0'.repeat(20));

/** A book that comes over the sea, in three panels. */
export function PromotionPicture({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 500 220" width="500" height="220" aria-hidden focusable="false">
      <DrawnPanel id="promotion-sky" points="2,2 176,2 146,218 2,218" fill="var(--tone)">
        <DotRamp x={0} y={30} width={190} sizes={[8.4, 7.8, 7, 6.2, 5.4, 4.6, 3.8, 3, 2.2, 1.4]} color="var(--line)" />
        <path
          d="M30 96c18-16 34-16 44 2c10-18 26-18 44-2"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M84 52c9-8 17-8 22 1c5-9 13-9 22-1"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d={`M-10 176${WAVES}V220H-10z`} fill="var(--ink)" />
      </DrawnPanel>
      <DrawnPanel id="promotion-book" points="190,2 374,2 344,218 160,218" fill="var(--spot-fill)">
        <DotRamp
          x={150}
          y={164}
          width={240}
          sizes={[1.4, 2.4, 3.4, 4.4, 5.4, 6.4, 7.4, 8.4, 9.2]}
          color="var(--spot-ink)"
        />
        <g transform="translate(24 10) scale(0.91) rotate(-8 266 104)">
          <path
            d="M266 62C244 42 214 38 186 46V146C214 138 244 142 266 160C288 142 318 138 346 146V46C318 38 288 42 266 62z"
            fill="var(--paper)"
            stroke="var(--ink)"
            strokeWidth="5"
            strokeLinejoin="round"
          />
          <path
            d="M198 60l28-2l-5 38l-23 2z M236 58c8 1 14 4 20 8v36c-8-5-16-8-25-9z M198 110c22-3 40 0 58 12v16c-18-11-36-14-58-12z M276 66c20-12 40-15 58-11v30c-20-3-40 1-58 13z"
            fill="var(--ink)"
          />
          <path d="M276 112l26-13l4 27l-30 12z M312 97l22-2v31l-16 0z" fill="var(--spot-fill)" />
          <path d="M266 62V160" fill="none" stroke="var(--ink)" strokeWidth="5" />
        </g>
      </DrawnPanel>
      <DrawnPanel id="promotion-shore" points="388,2 498,2 498,218 358,218" fill="var(--paper)">
        <path d="M470 218C462 160 452 120 430 84l10-4c24 38 38 80 46 138z" fill="var(--ink)" />
        <g fill="var(--ink)">
          <path d="M436 84c-26-20-52-14-64 10c22-8 44-8 64-10z" />
          <path d="M436 84c-12-32-36-42-58-32c22 6 42 16 58 32z" />
          <path d="M436 84c8-30 32-42 58-30c-24 4-44 14-58 30z" />
          <path d="M436 84c26-14 50-6 60 20c-20-12-40-18-60-20z" />
          <path d="M436 84c-14 12-20 30-14 50c8-18 12-34 14-50z" />
        </g>
        <path d={`M340 190${WAVES}V220H340z`} fill="var(--spot-fill)" />
      </DrawnPanel>
    </svg>
  );
}
