import type { LanguageCode } from '@/lib/wire/language-codes';
import type { FontFace } from '../lettering/fonts';

/** How dialogue is set: which face, and how far apart its lines stand in em. */
export interface DialogueType {
  face: FontFace;
  leading: number;
}

const LATIN = { say: { face: 'dialogue', leading: 1.18 }, shout: { face: 'shout', leading: 1.14 } } as const;
/** Marks above and below Thai letters need the room. */
const THAI = { say: { face: 'thai-dialogue', leading: 1.42 }, shout: { face: 'thai-shout', leading: 1.38 } } as const;

export function dialogueType(language: LanguageCode, loud: boolean): DialogueType {
  return (language === 'tha' ? THAI : LATIN)[loud ? 'shout' : 'say'];
}
