import type { ViewerMode } from '@/lib/domain/viewer-choices';

import { COMMANDS, isMove, type Command } from './command';
import { SIDES, type Direction } from './input';
import { keyName, SHIFT, type KeyPress } from './key-name';
import { parseRecord } from './parse-record';

/** What a key may be given to: a command, or a side of the screen, which is the one or the other move by the chapter's direction. */
export type KeyAction = Command | 'left' | 'right';
export type Keys = Readonly<Record<KeyAction, readonly string[]>>;

export const DEFAULT_KEYS: Keys = {
  next: [' ', 'ArrowDown', 'PageDown'],
  previous: [`${SHIFT} `, 'ArrowUp', 'PageUp'],
  left: ['ArrowLeft', 'a'],
  right: ['ArrowRight', 'd'],
  first: ['Home'],
  last: ['End'],
  nextChapter: ['n'],
  previousChapter: ['p'],
  bars: ['Enter'],
  mode: ['m'],
  fit: ['z'],
  offset: ['o'],
  zoomIn: ['+', '='],
  zoomOut: ['-'],
  zoomReset: ['0'],
  fullscreen: ['f'],
  grid: ['g'],
  chapters: ['c'],
  settings: ['s'],
  help: ['?'],
};

export const KEY_ACTIONS: readonly KeyAction[] = [...COMMANDS, 'left', 'right'];

/** Every action once, as a table of keys shows them. */
export const KEY_GROUPS = {
  turning: ['next', 'previous', 'left', 'right', 'first', 'last', 'nextChapter', 'previousChapter'],
  view: ['zoomIn', 'zoomOut', 'zoomReset', 'fit', 'offset', 'mode', 'fullscreen'],
  panels: ['bars', 'grid', 'chapters', 'settings', 'help'],
} as const satisfies Record<string, readonly KeyAction[]>;

/** A strip scrolls by these itself. Not by Home and End: the chapters that follow lie in it too, and its end is theirs. */
const SCROLLING = new Set([' ', `${SHIFT} `, 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);
/** Besides moves, what goes on while a key is held down. */
const HELD: readonly Command[] = ['zoomIn', 'zoomOut'];
const MAX_KEYS = 4;

/** What a pressed key asks for; undefined where it is the browser's. */
export function commandOf(
  press: KeyPress,
  { mode, direction, keys }: { mode: ViewerMode; direction: Direction; keys: Keys },
): Command | undefined {
  const name = keyName(press);
  if (name === undefined || (mode === 'vertical' && SCROLLING.has(name))) return undefined;
  const action = KEY_ACTIONS.find((each) => keys[each].includes(name));
  const command = action === 'left' || action === 'right' ? SIDES[direction][action] : action;
  if (press.repeat && command && !isMove(command) && !HELD.includes(command)) return undefined;
  return command;
}

const isKey = (value: unknown): value is string =>
  typeof value === 'string' &&
  keyName({ key: value.replace(/^Shift\+(?=.)/, ''), shiftKey: value.startsWith(SHIFT) }) === value;

/** The table that a stored text gives: its own keys first, of the defaults what they leave. No key stands twice. */
export function keysOf(stored: string | undefined): Keys {
  const given = parseRecord(stored);
  const taken = new Set<string>();
  const free = (keys: readonly string[]) => keys.filter((key) => !taken.has(key) && taken.add(key));
  const table: Partial<Record<KeyAction, readonly string[]>> = {};
  for (const action of KEY_ACTIONS) {
    const own = Object.hasOwn(given, action) ? given[action] : undefined;
    if (Array.isArray(own)) table[action] = free(own.filter(isKey).slice(0, MAX_KEYS));
  }
  for (const action of KEY_ACTIONS) table[action] ??= free(DEFAULT_KEYS[action]);
  return table as Keys;
}

/** The table with one key for an action. A key that was another's moves. */
export function withKey(keys: Keys, action: KeyAction, key: string): Keys {
  const moved = KEY_ACTIONS.map((each) => [each, each === action ? [key] : keys[each].filter((its) => its !== key)]);
  return Object.fromEntries(moved) as Keys;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((key, at) => key === other[at]);

/** The text to store: what differs from the defaults. */
export function keysText(keys: Keys): string {
  const own = KEY_ACTIONS.filter((action) => !isSame(keys[action], DEFAULT_KEYS[action]));
  return own.length > 0 ? JSON.stringify(Object.fromEntries(own.map((action) => [action, keys[action]]))) : '';
}
