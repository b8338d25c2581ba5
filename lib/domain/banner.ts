import type { TransitionAction } from './transition-action';

export interface Banner {
  id: number;
  imageUrl: string;
  action?: TransitionAction;
  /** Pixels; 0 where the origin does not say. */
  width: number;
  height: number;
  /** Shown as an advertisement. */
  isPr: boolean;
}
