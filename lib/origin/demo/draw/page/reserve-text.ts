import { ALL_LINES } from '../../story/lines/all-lines';
import type { Beat } from '../../story/scene';
import { ovalOf } from '../letters/balloon';
import { dialogueType } from '../letters/dialogue-type';
import { fitText } from '../letters/fit-text';
import { splitWords } from '../letters/split-words';

/** How much longer than in English a line may become. */
const GROWTH = 1.2;

/**
 * Room in px that the words of a beat may need, whatever the language: reckoned from the English line,
 * so that the art of a page never depends on who reads it.
 */
export function reserveText(beat: Beat, size: number): { width: number; height: number } | undefined {
  const ovals = (beat.text ?? []).map(({ kind, line }) => {
    const loud = kind === 'shout';
    const type = dialogueType('eng', loud);
    const text = fitText(splitWords(ALL_LINES.eng[line], 'eng'), { ...type, size: size * (loud ? 1.18 : 1) }, 1.2, kind === 'caption');
    return ovalOf(kind, text, { x: 0, y: 0 });
  });
  if (!ovals.length) return undefined;
  return {
    width: GROWTH * 2 * Math.max(...ovals.map(({ rx }) => rx)),
    height: GROWTH * 2 * Math.max(...ovals.map(({ ry }) => ry)),
  };
}
