import type { UpdatedTitle } from './home';

/** A chapter in one language, with the seconds at which it came out. */
export interface Release extends UpdatedTitle {
  startAt: number;
}
