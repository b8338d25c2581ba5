import type { Character, Tone } from './character';
import type { Finish } from './finish';

/** One material: its flat colour, the colour of its shadow, of its light, and of lines drawn on it. */
export interface Paint {
  base: string;
  shade: string;
  light: string;
  line: string;
}

export interface Paints {
  skin: Paint;
  hair: Paint;
  cloth: Paint;
  trim: Paint;
  /** Shirts, aprons, socks: white on covers as on pages. */
  linen: Paint;
  /** Trousers, shoes, straps. */
  dark: Paint;
  hat: Paint;
  band: Paint;
  iris: Paint;
  blush: string;
  /** The inside of a mouth, and the tongue in it. */
  mouth: string;
  tongue: string;
}

const GREYS: Record<Exclude<Tone, 'ink' | 'white'>, string> = {
  dark: '#55524d',
  mid: '#8b8680',
  light: '#d9d5cc',
  pale: '#f3f1ec',
};
const SHADES: Record<Tone, string> = {
  ink: '#131316',
  dark: '#35332f',
  mid: '#68645e',
  light: '#b7b1a6',
  pale: '#d9d5cc',
  white: '#dfdbd3',
};
const LIGHTS: Record<Tone, string> = {
  ink: '#77726c',
  dark: '#8b8680',
  mid: '#bdb8af',
  light: '#f6f4f0',
  pale: '#ffffff',
  white: '#ffffff',
};

function channels(colour: string): [number, number, number] {
  const v = parseInt(colour.slice(1), 16);
  return [v >> 16, (v >> 8) & 255, v & 255];
}

/** The colour a share of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const b = channels(to);
  return `#${channels(from)
    .map((v, i) =>
      Math.round(v + (b[i]! - v) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Perceived lightness 0..1 of a `#rrggbb`. */
export function lightness(colour: string): number {
  const [r, g, b] = channels(colour);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

function multiply(colour: string, by: string): string {
  const b = channels(by);
  return `#${channels(colour)
    .map((v, i) =>
      Math.round((v * b[i]!) / 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function coloured(base: string, ink: string): Paint {
  const dark = lightness(base) < 0.22;
  const [r, , b] = channels(base);
  const light = lightness(base) > 0.88;
  return {
    base,
    shade: multiply(base, dark ? '#8a86b4' : light ? '#d8d2e2' : r > b + 16 ? '#d3a39a' : '#b3a6d0'),
    light: mix(base, '#ffffff', dark ? 0.3 : 0.42),
    line: dark ? mix(base, '#ffffff', 0.34) : ink,
  };
}

function grey(tone: Tone, finish: Finish): Paint {
  const base = tone === 'ink' ? finish.ink : tone === 'white' ? finish.paper : GREYS[tone];
  return { base, shade: SHADES[tone], light: LIGHTS[tone], line: tone === 'ink' ? '#6f6a64' : finish.ink };
}

const PALE: readonly Tone[] = ['light', 'pale', 'white'];

/** What a person is painted with: flat greys by tone on pages, full colour on covers. */
export function paintsOf(who: Character, finish: Finish): Paints {
  if (finish.medium === 'colour') {
    const of = (colour: string) => coloured(colour, finish.ink);
    return {
      skin: { ...of(who.skin), shade: multiply(who.skin, '#e3b7b0'), light: mix(who.skin, '#ffffff', 0.4) },
      hair: of(who.hair.colour),
      cloth: of(who.clothes.colour),
      trim: of(who.clothes.trim),
      linen: of('#fdfaf4'),
      dark: of(mix(who.clothes.colour, '#20222c', 0.78)),
      hat: of(who.hat?.colour ?? who.clothes.colour),
      band: of(who.hat?.band ?? who.clothes.trim),
      iris: {
        ...of(who.eyes.colour),
        light: mix(who.eyes.colour, '#ffffff', 0.5),
        shade: mix(who.eyes.colour, '#0c0c18', 0.55),
      },
      blush: mix(who.skin, '#ef5148', 0.42),
      mouth: '#5a1420',
      tongue: '#e8685f',
    };
  }
  const of = (tone: Tone) => grey(tone, finish);
  const pale = PALE.includes(who.clothes.tone);
  const spot: Paint = {
    base: finish.spot,
    shade: mix(finish.spot, finish.ink, 0.3),
    light: mix(finish.spot, finish.paper, 0.4),
    line: finish.ink,
  };
  return {
    skin: { base: finish.paper, shade: mix(finish.paper, finish.ink, 0.2), light: finish.paper, line: finish.ink },
    hair: of(who.hair.tone),
    cloth: of(who.clothes.tone),
    trim: of(pale ? 'dark' : 'pale'),
    linen: of('white'),
    dark: of(pale ? 'dark' : 'ink'),
    hat: of(who.hat?.tone ?? 'mid'),
    band: who.hat ? spot : of('ink'),
    iris: { base: GREYS.mid, shade: finish.ink, light: GREYS.light, line: finish.ink },
    blush: mix(finish.paper, finish.ink, 0.16),
    mouth: finish.ink,
    tongue: GREYS.mid,
  };
}

/** The one spot of colour an inside page may show on a tie or a scarf; covers use the trim. */
export function accent(who: Character, finish: Finish, paints: Paints): Paint {
  if (finish.medium === 'colour') return paints.trim;
  return who.hat && !finish.noir
    ? paints.trim
    : { ...paints.trim, base: finish.spot, shade: mix(finish.spot, finish.ink, 0.3), line: finish.ink };
}
