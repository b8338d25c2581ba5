import type { LanguageCode } from '@/lib/wire/language-codes';
import type { FontFace } from '../lettering/fonts';

/** How dialogue is set: which face, and how far apart its lines stand in em. */
interface DialogueType {
  face: FontFace;
  leading: number;
}

const LATIN = { say: { face: 'dialogue', leading: 1.18 }, shout: { face: 'shout', leading: 1.14 } } as const;
/** Vietnamese letters carry two marks, one above the other, and one below. */
const VIETNAMESE = { say: { face: 'dialogue', leading: 1.3 }, shout: { face: 'shout', leading: 1.32 } } as const;
/** Marks above and below Thai letters need the room. */
const THAI = { say: { face: 'thai-dialogue', leading: 1.42 }, shout: { face: 'thai-shout', leading: 1.38 } } as const;

export function dialogueType(language: LanguageCode, loud: boolean): DialogueType {
  const type = language === 'tha' ? THAI : language === 'vie' ? VIETNAMESE : LATIN;
  return type[loud ? 'shout' : 'say'];
}
