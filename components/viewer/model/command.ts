import type { Move } from './navigation';

/** Everything that a key, a tap or a gesture can ask of the viewer. */
export const COMMANDS = [
  'next',
  'previous',
  'first',
  'last',
  'nextChapter',
  'previousChapter',
  'bars',
  'mode',
  'fit',
  'offset',
  'zoomIn',
  'zoomOut',
  'zoomReset',
  'fullscreen',
  'grid',
  'chapters',
  'settings',
  'help',
] as const;

export type Command = (typeof COMMANDS)[number];

const MOVES: readonly string[] = ['next', 'previous', 'first', 'last'] satisfies Move[];

/** Whether a command is a step through the pages. */
export function isMove(command: Command): command is Move {
  return MOVES.includes(command);
}

/** Whether a move leads one screen on or back; others jump. */
export function isStep(move: Move): boolean {
  return move === 'next' || move === 'previous';
}
