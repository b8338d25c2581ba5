import type { Selection } from './model/selection';

/** Takes a choice of one part of the selection, to be made or taken back. */
export type ChoosePart = <Part extends keyof Selection>(part: Part, value: Selection[Part]) => void;
