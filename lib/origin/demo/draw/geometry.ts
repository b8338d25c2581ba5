export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Four corners in the order top left, top right, bottom right, bottom left; edges may lean. */
export type Quad = readonly [Point, Point, Point, Point];
