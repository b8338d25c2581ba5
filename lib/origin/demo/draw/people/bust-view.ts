import type { Expression, Pose } from './character';
import type { Finish } from './finish';

/** How a bust is seen. */
export interface BustView {
  /** -1..1; negative faces left. */
  turn: number;
  expression: Expression;
  pose?: Pose;
  /** So close that the frame cuts the body: nothing that would stand beside it unconnected. */
  close?: boolean;
  finish: Finish;
  /** px for one head unit where the drawing will be placed. */
  scale: number;
}
