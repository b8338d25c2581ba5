import { useTranslations } from 'next-intl';

import { DotRamp } from '@/components/ui/dot-ramp';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

import styles from './about.module.css';
import type { AboutText } from './texts/texts';

/** One picture says what this is: a page of panels, drawn in the product's own hand. */
export function About({ text }: { text: AboutText }) {
  const t = useTranslations();
  return (
    <article className={styles.page}>
      <VisuallyHidden as="h1">{text.title}</VisuallyHidden>
      <figure className={styles.figure}>
        <svg role="img" aria-label={text.alt} viewBox="0 0 1200 760" className={styles.picture}>
          <g aria-hidden>
            <path d="M4 4h1192v300H4z" fill="var(--paper)" />
            <DotRamp x={10} y={214} width={1186} pitch={20} sizes={[2, 4, 6, 9, 12, 15, 18]} color="var(--line)" />
            <text x="52" y="206" className={styles.name} textLength="760" lengthAdjust="spacingAndGlyphs">
              {t('meta.siteName')}
            </text>
            <path data-own-mark d="M920 56h128l-14 108H920z M920 180h220v40H920z" fill="var(--ink)" />
            <path data-own-mark d="M1068 56h72v108h-86z" fill="var(--spot-fill)" />
            <path d="M4 4h1192v300H4z" className={styles.frame} />

            <path d="M4 324h480l-60 432H4z" fill="var(--tone)" />
            <path d="M4 640h436v14H4z" fill="var(--ink)" />
            <path d="M60 520h34v120H60z M104 500h26v140h-26z" fill="var(--ink)" />
            <path d="M140 512h30v128h-30z" fill="var(--paper)" stroke="var(--ink)" strokeWidth="5" />
            <path
              d="M214 640c-8-86 0-130 30-160 0-36-8-64-10-96 24 12 40 28 50 38 16-5 34-5 50 0 10-10 26-26 50-38-2 32-10 60-10 96 30 30 38 74 30 160z"
              fill="var(--ink)"
            />
            <path
              d="M262 462c14-4 26 4 28 18-14 8-28-2-28-18z M356 462c-14-4-26 4-28 18 14 8 28-2 28-18z"
              fill="var(--paper)"
            />
            <path d="m302 496 14 0-7 9z" fill="var(--spot-fill)" />
            <path d="M218 566l90 24 90-24v72l-90 20-90-20z" fill="var(--paper)" stroke="var(--ink)" strokeWidth="5" />
            <path
              d="M308 590v66 M236 586l54 14 M236 604l54 14 M326 600l54-14 M326 618l54-14"
              stroke="var(--ink)"
              strokeWidth="4"
            />
            <path d="M4 324h480l-60 432H4z" className={styles.frame} />

            <path d="M508 324h688v196H481z" fill="var(--ink)" />
            <circle cx="1076" cy="402" r="46" fill="var(--paper)" />
            <path d="M560 430h470l26 34v28H552z" fill="var(--spot-fill)" />
            <path
              d="M580 444h60v24h-60z M656 444h60v24h-60z M732 444h60v24h-60z M808 444h60v24h-60z M884 444h60v24h-60z M960 444h56l14 24h-70z"
              fill="var(--paper)"
            />
            <path
              d="M486 506h710 M520 356h190 M560 382h110 M760 362h150 M800 392h90"
              stroke="var(--paper)"
              strokeWidth="4"
            />
            <path d="M508 324h688v196H481z" className={styles.frame} />

            <path d="M478 540h718v216H448z" fill="var(--paper)" />
            <path
              d="M800 648L490 566 M800 648L480 752 M800 648L620 540 M800 648L1196 560 M800 648L1196 740 M800 648L1000 540 M800 648L640 756 M800 648L980 756 M800 648L472 682 M800 648L1196 650"
              stroke="var(--ink)"
              strokeWidth="3"
            />
            <path
              d="M800 600c-50-28-110-30-170-16v124c60-14 120-10 170 16 50-26 110-30 170-16V584c-60-14-120-12-170 16z"
              fill="var(--paper)"
              stroke="var(--ink)"
              strokeWidth="7"
            />
            <path d="M800 602v120" stroke="var(--ink)" strokeWidth="5" />
            <path
              d="M652 606l58 4-8 42-50-2z M724 612l54 12v36l-62-10z M652 664l126 12v22l-126-14z"
              fill="var(--ink)"
            />
            <path d="M824 624l124-18v38l-124 16z" fill="var(--spot-fill)" />
            <path d="M824 674l54-8v24l-54 12z M892 664l56-4v28l-56 4z" fill="var(--ink)" />
            <path d="M478 540h718v216H448z" className={styles.frame} />
          </g>
        </svg>
        <figcaption className={styles.line}>{t('shell.line')}</figcaption>
      </figure>
    </article>
  );
}
