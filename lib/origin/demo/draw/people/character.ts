/** Flat greys of inside pages, from `ink` (#131316) over #55524d, #8b8680, #d9d5cc and #f3f1ec to white. */
export type Tone = 'ink' | 'dark' | 'mid' | 'light' | 'pale' | 'white';

/**
 * One member of a cast. Hair and clothes keep one flat tone in all panels and one colour on all covers,
 * so that a reader knows the person again at 40 px.
 */
export interface Character {
  /** Unique in the catalogue; seeds every random detail of the drawing. */
  id: string;
  name: string;
  build: 'child' | 'teen' | 'adult' | 'elder';
  /** Colour of the skin on covers; pages leave it paper. */
  skin: string;
  hair: { style: HairStyle; colour: string; tone: Tone };
  /** Long lashes and a small nose, or a broad jaw and heavy brows; guessed from hair and build when absent. */
  face?: 'soft' | 'strong';
  eyes: { kind: 'round' | 'sharp' | 'narrow' | 'dot'; colour: string };
  clothes: { kind: Clothes; colour: string; trim: string; tone: Tone; number?: number };
  hat?: { kind: Hat; colour: string; band: string; tone: Tone };
  extras?: readonly Extra[];
  /** Set when this member of the cast is a cat; hair then is the fur, `style` is ignored. */
  cat?: { coat: 'plain' | 'tabby' | 'patch' | 'tuxedo'; second: string };
}

export type HairStyle = 'spiky' | 'bob' | 'long' | 'pony' | 'twin-tails' | 'bun' | 'short' | 'messy' | 'bald';
export type Clothes =
  'coat' | 'sailor' | 'blazer' | 'jersey' | 'tee' | 'robe' | 'suit' | 'hoodie' | 'space-suit' | 'apron';
export type Hat =
  'fedora' | 'sun-hat' | 'straw' | 'cap' | 'hood' | 'headband' | 'beanie' | 'chef' | 'crown' | 'detective' | 'tricorne';
export type Extra =
  | 'glasses'
  | 'goggles'
  | 'freckles'
  | 'hairpin'
  | 'scarf'
  | 'beard'
  | 'moustache'
  | 'eye-patch'
  | 'plaster'
  | 'headphones';

export type Expression =
  | 'neutral'
  | 'happy'
  | 'smile'
  | 'angry'
  | 'shout'
  | 'shock'
  | 'sad'
  | 'determined'
  | 'smug'
  | 'laugh'
  | 'talk'
  | 'cry'
  | 'worry'
  | 'asleep';

export type Pose = 'down' | 'cross' | 'fist' | 'point' | 'chin' | 'wave' | 'hip' | 'hold';
export type Stance = 'stand' | 'walk' | 'run' | 'jump' | 'kick' | 'swing' | 'sit';
