import type { Expression, Pose, Stance } from '../draw/people/character';
import type { SeriesLook } from '../looks/series-look';
import type { LineKey } from './lines/all-lines';
import type { SoundKey } from './sounds/eng';

/** Roles of a scene. A wants something, B hides or guards it, C looks on. A chapter says who plays them. */
export type Role = 'A' | 'B' | 'C';

/** A gag is four beats, the third of which turns: one column of a 4-koma page. */
export type SceneKind = 'opening' | 'talk' | 'action' | 'quiet' | 'hook' | 'comedy' | 'gag';

/** Worlds a scene may be told in. */
export type Setting = SeriesLook['world'] | 'any';

/** A passage of 8 to 16 beats, or a gag's four, with one turn: what is seen and said, but not where, by whom or how the page is cut. */
export interface Scene {
  /** Unique; also seeds whatever a drawing of it leaves to chance. */
  id: string;
  kind: SceneKind;
  /** Roles it needs: A and B, or A, B and C. */
  roles: 2 | 3;
  mood: 'tender' | 'tense' | 'funny' | 'still' | 'eerie' | 'bold';
  /** Stands over the column of a gag. */
  title?: LineKey;
  fits: readonly Setting[];
  /** Where it can't be set just anywhere: what is said needs a roof, or a road. */
  where?: 'indoors' | 'outdoors';
  /** In reading order. */
  beats: readonly Beat[];
}

/** One panel's worth of a scene. */
export interface Beat {
  shot: Shot;
  /** Its subject, the one whose expression and pose these are; absent in panels without a figure. */
  who?: Role;
  /** Another person in the same frame, who listens. */
  also?: Role;
  /** How they look; where absent, as one who hears what is said. */
  hearing?: Expression;
  expression: Expression;
  pose?: Pose;
  /** What an `object` shot shows. */
  prop?: Prop;
  /** What the subject of a `half` shot holds in both hands, in the pose `hold`. */
  holds?: 'cup' | 'chipped-cup' | 'letter' | 'page' | 'note' | 'map' | 'photo' | 'coin' | 'key';
  /** Of a full figure; `figures-from-behind` and `wide` stand unless this says otherwise. */
  stance?: Stance;
  ground: Ground;
  /** In reading order; at most two. */
  text?: readonly BeatText[];
  sound?: SoundKey;
  /** How large a panel it wants: 1 small, 2 half a row or more, 3 a bleed, a splash or a whole row. */
  weight: 1 | 2 | 3;
}

export type Shot = 'establish' | 'wide' | 'half' | 'bust' | 'close' | 'object' | 'figures-from-behind' | 'action';

export type Prop =
  | 'clock'
  | 'letter'
  | 'key'
  | 'umbrella'
  | 'rolled-umbrella'
  | 'cup'
  | 'coin'
  | 'door'
  | 'lamp'
  | 'lamp-post'
  | 'letters'
  | 'page'
  | 'note'
  | 'tag'
  | 'map'
  | 'photo'
  | 'chipped-cup'
  | 'broken-cup'
  | 'crumbs';

export type Ground =
  | 'place'
  | 'plain'
  | 'dots'
  | 'focus-white'
  | 'focus-black'
  | 'speed-white'
  | 'speed-black'
  | 'flowers'
  | 'black'
  | 'rays';

interface BeatText {
  /** `off`: a voice from outside the frame, its tail goes to the edge. `caption`: nobody's mouth, a box. */
  kind: 'say' | 'shout' | 'think' | 'off' | 'caption';
  line: LineKey;
  /** Who says or thinks it; the beat's `who` where absent. */
  by?: Role;
}
