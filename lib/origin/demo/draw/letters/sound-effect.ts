import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Box, Point } from '../geometry';
import { extent, fontAttributes, measure, type FontFace } from '../lettering/fonts';
import type { Rng } from '../rng';
import { escapeXml } from '../../../escape-xml';
import { el, n, type Svg } from '../svg';
import { polygonOf, type Polygon } from './polygon';

/** A sound lettered into the art: where its middle is, how large, and how far it is turned (degrees). */
export interface SoundEffect {
  text: string;
  middle: Point;
  size: number;
  turn: number;
  panel: number;
}

const SKEW = -10;
const TRACKING = 0.02;

/** The face that a sound is lettered in. */
export function soundFace(text: string, language: LanguageCode): FontFace {
  // The marks of the heavy faces close up into blocks: a bare "!!" is set in the comic one.
  if (!/\p{L}/u.test(text)) return 'comic';
  if (language === 'tha') return 'thai-display';
  return language === 'rus' ? 'wide' : 'comic';
}

function widthOf(text: string, face: FontFace, size: number): number {
  return measure(text, face, size) + TRACKING * size * text.length;
}

/** How far letters are set from the middle line at most, and how thick their outline is, in em. */
const UNEVEN = 0.05;
const OUTLINE = 0.2;
const BASE = 0.34;

/** All that a sound covers, turned and leaning as it is drawn. */
export function soundOutline({ text, middle, size, turn }: SoundEffect, language: LanguageCode): Polygon {
  const face = soundFace(text, language);
  const { above, below } = extent(text, face);
  const half = widthOf(text, face, size) / 2 + (OUTLINE / 2) * size;
  const top = (BASE - above - UNEVEN - OUTLINE / 2) * size;
  const foot = (BASE + below + UNEVEN + OUTLINE / 2) * size;
  const [a, lean] = [(turn * Math.PI) / 180, Math.tan((SKEW * Math.PI) / 180)];
  const steps = Array.from({ length: 13 }, (_, i) => i / 12);
  const around = [
    ...steps.map((t) => [half * (2 * t - 1), top] as const),
    ...steps.map((t) => [half * (1 - 2 * t), foot] as const),
  ];
  return polygonOf(
    around.map(([x, y]) => {
      const skewed = x + y * lean;
      return {
        x: middle.x + skewed * Math.cos(a) - y * Math.sin(a),
        y: middle.y + skewed * Math.sin(a) + y * Math.cos(a),
      };
    }),
  );
}

/** The box around all that a sound covers. */
export function soundBox(sound: SoundEffect, language: LanguageCode): Box {
  return soundOutline(sound, language).box;
}

function letters({ text, size }: SoundEffect, face: FontFace, rng: Rng, attrs: Record<string, string | number>): Svg {
  const width = widthOf(text, face, size);
  const base = BASE * size;
  // Thai marks belong to the letters under them: one run, never letter by letter.
  if (face === 'thai-display')
    return el('text', { x: -width / 2, y: base, ...fontAttributes(face, size), ...attrs }, escapeXml(text));
  let x = -width / 2;
  return Array.from(text, (letter) => {
    const advance = measure(letter, face, size) + TRACKING * size;
    const [dy, lean] = [rng.range(-UNEVEN, UNEVEN) * size, rng.range(-2.5, 2.5)];
    const at = `translate(${n(x + advance / 2)} ${n(base + dy)}) rotate(${n(lean)})`;
    x += advance;
    return letter.trim()
      ? el(
          'text',
          { transform: at, 'text-anchor': 'middle', ...fontAttributes(face, size), ...attrs },
          escapeXml(letter),
        )
      : '';
  }).join('');
}

/** Letters with a thick outline in the other value, leaning and a little uneven. */
export function drawSound(
  sound: SoundEffect,
  language: LanguageCode,
  colours: { fill: string; outline: string },
  rng: Rng,
): Svg {
  const { text, middle, size, turn } = sound;
  const face = soundFace(text, language);
  const pass = (attrs: Record<string, string | number>) => letters(sound, face, rng.fork('letters'), attrs);
  return el('g', { transform: `translate(${n(middle.x)} ${n(middle.y)}) rotate(${n(turn)}) skewX(${SKEW})` }, [
    pass({
      fill: colours.outline,
      stroke: colours.outline,
      'stroke-width': OUTLINE * size,
      'stroke-linejoin': 'round',
    }),
    pass({ fill: colours.fill }),
  ]);
}
