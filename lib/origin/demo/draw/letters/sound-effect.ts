import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Box, Point } from '../geometry';
import { fontAttributes, measure, type FontFace } from '../lettering/fonts';
import type { Rng } from '../rng';
import { el, escapeXml, n, type Svg } from '../svg';

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

function faceOf(text: string, language: LanguageCode): FontFace {
  // The marks of the heavy faces close up into blocks: a bare "!!" is set in the comic one.
  if (!/\p{L}/u.test(text)) return 'comic';
  if (language === 'tha') return 'thai-display';
  return language === 'rus' ? 'wide' : 'comic';
}

function widthOf(text: string, face: FontFace, size: number): number {
  return measure(text, face, size) + TRACKING * size * text.length;
}

/** What a sound covers when it is laid down at a turn. */
export function soundBox({ text, middle, size, turn }: SoundEffect, language: LanguageCode): Box {
  const [w, h] = [widthOf(text, faceOf(text, language), size) + 0.3 * size, 0.95 * size];
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const [width, height] = [w * Math.cos(angle) + h * Math.sin(angle), w * Math.sin(angle) + h * Math.cos(angle)];
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

function letters({ text, size }: SoundEffect, face: FontFace, rng: Rng, attrs: Record<string, string | number>): Svg {
  const width = widthOf(text, face, size);
  const base = 0.34 * size;
  // Thai marks belong to the letters under them: one run, never letter by letter.
  if (face === 'thai-display') return el('text', { x: -width / 2, y: base, ...fontAttributes(face, size), ...attrs }, escapeXml(text));
  let x = -width / 2;
  return Array.from(text, (letter) => {
    const advance = measure(letter, face, size) + TRACKING * size;
    const [dy, lean] = [rng.range(-0.05, 0.05) * size, rng.range(-2.5, 2.5)];
    const at = `translate(${n(x + advance / 2)} ${n(base + dy)}) rotate(${n(lean)})`;
    x += advance;
    return letter.trim() ? el('text', { transform: at, 'text-anchor': 'middle', ...fontAttributes(face, size), ...attrs }, escapeXml(letter)) : '';
  }).join('');
}

/** Letters with a thick outline in the other value, leaning and a little uneven. */
export function drawSound(sound: SoundEffect, language: LanguageCode, colours: { fill: string; outline: string }, rng: Rng): Svg {
  const { text, middle, size, turn } = sound;
  const face = faceOf(text, language);
  const pass = (attrs: Record<string, string | number>) => letters(sound, face, rng.fork('letters'), attrs);
  return el('g', { transform: `translate(${n(middle.x)} ${n(middle.y)}) rotate(${n(turn)}) skewX(${SKEW})` }, [
    pass({ fill: colours.outline, stroke: colours.outline, 'stroke-width': 0.2 * size, 'stroke-linejoin': 'round' }),
    pass({ fill: colours.fill }),
  ]);
}
