import { depth } from '../letters/balloon-shape';
import { FILLED, type Balloon } from '../letters/balloon';
import { balloonFaults, placed, type BalloonFault } from '../letters/balloon-faults';
import { facesOf } from '../letters/faces';
import { SHOUT, SMALLEST } from '../letters/letter-page';
import { roomOf } from '../letters/panel-room';
import { soundFace, soundOutline } from '../letters/sound-effect';
import { soundFaults, type SoundFault } from '../letters/sound-faults';
import { splitWords } from '../letters/split-words';
import { inkCorners } from '../letters/text-lines';
import { measure } from '../lettering/fonts';
import { missingLetters } from '../lettering/glyph-ink';
import { liesOnFold } from './fold-aside';
import type { ComposedPage } from './page';

/** What can be wrong with words, wherever they lie. */
type TextFault =
  /** Letters reach the rim of their balloon or the edge of their caption. */
  | 'overflow'
  /** Smaller than may be. */
  | 'small'
  /** A letter that its face cannot draw. */
  | 'missing'
  /** One word alone on the last line of a caption that could be set otherwise. */
  | 'orphan';

export interface LetterFault {
  kind: BalloonFault | TextFault | `sound ${SoundFault | 'missing'}` | 'folded face';
  panel: number;
  text: string;
}

/** Paper that is left around letters at least, in em. */
const AIR = 0.08;

function overflows({ text, oval, kind }: Balloon): boolean {
  const own = { ...oval, middle: { x: 0, y: 0 } };
  const air = AIR * text.size;
  if (kind === 'caption')
    return inkCorners(text, 'start').some(({ x, y }) => Math.abs(x) + air > oval.rx || Math.abs(y) + air > oval.ry);
  return inkCorners(text).some(({ x, y }) => depth(own, { x: Math.abs(x) + air, y: Math.abs(y) + air }) > FILLED[kind]);
}

/** Whether another way to break a caption leaves no word alone: the line above gives one, or all of it fits one line fewer. */
function isOrphaned({ kind, text }: Balloon, { page }: ComposedPage, room: number): boolean {
  const { lines, face, size } = text;
  const [above, last] = lines.slice(-2);
  if (kind !== 'caption' || !above || !last || splitWords(last, page.language).length > 1) return false;
  return splitWords(above, page.language).length > 1 || measure(`${above} ${last}`, face, size) < 0.8 * room;
}

function textFaults(balloon: Balloon, composed: ComposedPage): LetterFault['kind'][] {
  const { kind, text, panel } = balloon;
  const full = composed.page.size * (kind === 'shout' ? SHOUT : 1);
  const found: LetterFault['kind'][] = [];
  if (overflows(balloon)) found.push('overflow');
  if (text.size < SMALLEST * full - 0.01) found.push('small');
  if (missingLetters(text.lines.join(''), text.face).length) found.push('missing');
  if (isOrphaned(balloon, composed, roomOf(composed.panels[panel]!, composed.page).width)) found.push('orphan');
  return found;
}

/** What is wrong with the letters of a page, measured on the shapes and with the metrics that it is drawn with. */
export function letterFaults(composed: ComposedPage): LetterFault[] {
  const { panels, page, lettering } = composed;
  const faces = facesOf(panels, page);
  const ground = { page, panels, faces };
  const balloons = lettering.balloons.map(placed);
  const faults = balloons.flatMap((one, i): LetterFault[] => {
    const { balloon } = one;
    const kinds = [...balloonFaults(one, ground, balloons.slice(0, i)), ...textFaults(balloon, composed)];
    return kinds.map((kind) => ({ kind, panel: balloon.panel, text: balloon.text.lines.join(' / ') }));
  });
  const taken = balloons.flatMap(({ body, tails }) => [body, ...tails]);
  for (const sound of lettering.sounds) {
    const outline = soundOutline(sound, page.language);
    const missing = missingLetters(sound.text, soundFace(sound.text, page.language)).length
      ? (['missing'] as const)
      : [];
    faults.push(
      ...[...soundFaults(sound.panel, outline, ground, taken), ...missing].map((kind) => ({
        kind: `sound ${kind}` as const,
        panel: sound.panel,
        text: sound.text,
      })),
    );
    taken.push(outline);
  }
  for (const { panel, person } of faces)
    if (liesOnFold(person.core, page.fold)) faults.push({ kind: 'folded face', panel, text: '' });
  return faults;
}
