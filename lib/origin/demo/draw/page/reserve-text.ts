import { ALL_LINES } from '../../story/lines/all-lines';
import type { Beat } from '../../story/scene';
import { ovalOf } from '../letters/balloon';
import { dialogueType } from '../letters/dialogue-type';
import { fitText } from '../letters/fit-text';
import { splitWords } from '../letters/split-words';

const LANGUAGES = Object.keys(ALL_LINES) as (keyof typeof ALL_LINES)[];

/**
 * Room in px that the words of a beat need in the language that takes most: the art leaves it free,
 * and so never depends on who reads the page.
 */
export function reserveText(beat: Beat, size: number, aspect: number): { width: number; height: number } | undefined {
  const ovals = (beat.text ?? []).flatMap(({ kind, line }) =>
    LANGUAGES.map((language) => {
      const loud = kind === 'shout';
      const style = { ...dialogueType(language, loud), size: size * (loud ? 1.18 : 1) };
      return ovalOf(kind, fitText(splitWords(ALL_LINES[language][line], language), style, aspect, kind === 'caption'), {
        x: 0,
        y: 0,
      });
    }),
  );
  if (!ovals.length) return undefined;
  return { width: 2 * Math.max(...ovals.map(({ rx }) => rx)), height: 2 * Math.max(...ovals.map(({ ry }) => ry)) };
}
