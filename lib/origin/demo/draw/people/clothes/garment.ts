import type { Easel } from '../easel';
import type { Paint } from '../paint';
import type { Pen } from '../pen';

export type Legs = 'trousers' | 'skirt' | 'shorts' | 'robe' | 'space-suit' | 'coat';

/** A kind of clothes: what body and figure need to know, and what it draws on the trunk. */
export interface Garment {
  /** Thickness of the cloth over trunk and arms. */
  bulk: number;
  sleeve: 'long' | 'short';
  /** Half width of a long sleeve's end beyond the wrist. */
  cuff?: number;
  /** How deep the skin shows below the neck, and how wide at the shoulders. */
  neck: { low: number; wide: number };
  /** Where the trunk of a whole figure ends, under belt or sash, when skirts go on from there. */
  waist?: number;
  legs: (easel: Easel) => Legs;
  cloth: (easel: Easel) => Paint;
  /** On the trunk, below the neck. */
  front: (easel: Easel, pen: Pen) => void;
  /** Over the neck. */
  collar: (easel: Easel, pen: Pen) => void;
  rear: (easel: Easel, pen: Pen) => void;
}
