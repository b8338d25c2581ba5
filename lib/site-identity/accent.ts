import { contrast } from './contrast';
import { oklab, toHex, toOklch } from './oklch';

/** What the accent is on paper of one kind. */
export interface Accent {
  /** Words, icons, thin lines and bars that mean something. */
  spot: string;
  /** Grounds that words stand on, and what is only drawn. */
  fill: string;
  /** The words on it. */
  ink: string;
}

/** The backgrounds of each theme and the colours of text on a fill, the preferred one first (app/globals.css). */
const THEMES = {
  light: { grounds: ['#ffffff', '#f3f1ec'], inks: ['#ffffff', '#131316'], away: -1 },
  dark: { grounds: ['#131316', '#1d1d22'], inks: ['#131316', '#ffffff'], away: 1 },
} as const;

/** What small words need (WCAG AA), with a little to spare for rounding. */
const READABLE = 4.55;
/** The least distance of a background from the paper around it, in OKLab. */
const APART = 0.16;
const STEP = 0.004;

type Theme = (typeof THEMES)[keyof typeof THEMES];

/** The colour, as little lighter or darker as makes it fit. The very end of the scale always does. */
function moved(color: string, direction: number, fits: (candidate: string) => boolean): string {
  if (fits(color)) return color;
  const start = toOklch(color);
  for (let lightness = start.lightness; lightness > 0 && lightness < 1; lightness += direction * STEP) {
    const candidate = toHex({ ...start, lightness });
    if (fits(candidate)) return candidate;
  }
  return direction < 0 ? '#000000' : '#ffffff';
}

function looksApart(one: string, other: string): boolean {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(...a.map((part, index) => part - b[index]!)) >= APART;
}

function accentOn({ grounds, inks, away }: Theme, color: string): Accent {
  const inkOn = (fill: string) => inks.find((ink) => contrast(ink, fill) >= READABLE);
  const fill = moved(
    color,
    away,
    (candidate) => inkOn(candidate) !== undefined && grounds.every((ground) => looksApart(candidate, ground)),
  );
  return {
    spot: moved(color, away, (candidate) => grounds.every((ground) => contrast(candidate, ground) >= READABLE)),
    fill,
    ink: inkOn(fill)!,
  };
}

/** What a colour becomes on light and on dark paper, so that whatever it is, all that is drawn and written in it can be seen and read. */
export function accentOf(color: string): { light: Accent; dark: Accent } {
  return { light: accentOn(THEMES.light, color), dark: accentOn(THEMES.dark, color) };
}
