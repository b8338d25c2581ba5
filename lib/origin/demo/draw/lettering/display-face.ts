import type { FontFace } from './fonts';
import type { DisplayFace } from './title-style';

export type Script = 'latin' | 'cyrillic' | 'thai';

export function scriptOf(text: string): Script {
  if (/\p{Script=Thai}/u.test(text)) return 'thai';
  return /\p{Script=Cyrillic}/u.test(text) ? 'cyrillic' : 'latin';
}

const FACES: Record<DisplayFace, Record<Script, FontFace>> = {
  wide: { latin: 'wide', cyrillic: 'wide', thai: 'thai-display' },
  condensed: { latin: 'condensed', cyrillic: 'condensed', thai: 'thai-display' },
  elegant: { latin: 'elegant', cyrillic: 'elegant', thai: 'thai-light' },
  slab: { latin: 'slab', cyrillic: 'wide', thai: 'thai-display' },
  comic: { latin: 'comic', cyrillic: 'wide', thai: 'thai-display' },
};

/** The font that letters a text in a series' own manner: not every face has every script. */
export function displayFace(face: DisplayFace, text: string): FontFace {
  return FACES[face][scriptOf(text)];
}
