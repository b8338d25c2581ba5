import type { Box, Point, Quad } from '../geometry';

/** Somebody in a panel as far as letters care: where not to cover, and where a tail aims. In page units. */
export interface Speaker {
  /** Where no tail may reach. */
  face: Box;
  /** What no balloon may cover. Absent from behind. */
  core?: Box;
  mouth: Point;
  box: Box;
}

export interface Speech {
  kind: 'say' | 'shout' | 'think' | 'off' | 'caption';
  text: string;
  /** Index of who speaks among the people of the panel; absent for captions and voices from outside. */
  by?: number;
}

/** A panel that waits for its letters. */
export interface SilentPanel {
  quad: Quad;
  people: readonly Speaker[];
  /** A thing that the panel shows. */
  thing?: Box;
  /** In reading order. */
  speeches: readonly Speech[];
  sound?: string;
  /** Plain paper above a panel, in px, that its captions may use. */
  headroom?: number;
}
