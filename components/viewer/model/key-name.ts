/** A pressed key as the browser tells it. */
export interface KeyPress {
  key: string;
  /** Where the key is: `KeyN` whatever alphabet is typed with it. */
  code?: string;
  shiftKey?: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  repeat?: boolean;
}

export const SHIFT = 'Shift+';

/** Keys that stay the browser's, the system's or the keyboard's own. */
const NEVER =
  /^(Tab|Escape|Shift|Control|Alt|AltGraph|Meta|OS|Fn|FnLock|CapsLock|NumLock|ScrollLock|Dead|Process|Unidentified|Compose|ContextMenu|PrintScreen|F\d+)$/;
const OTHER_ALPHABET = /^[^\p{Script=Latin}\p{Script=Common}]$/u;

/**
 * One name for a press, the same with capitals on, and in an alphabet whose letters no shortcut is made of the one that the key has in Latin.
 * Where shift makes another sign, that is the name; of a key without a sign it is a part: `Shift+PageDown`. Undefined for shortcuts
 * of the browser and for keys that nobody may take.
 */
export function keyName({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): string | undefined {
  if (ctrlKey || metaKey || altKey || key === '' || NEVER.test(key)) return undefined;
  const letter = /^Key([A-Z])$/.exec(code ?? '')?.[1];
  if (OTHER_ALPHABET.test(key) && letter) return letter.toLowerCase();
  if (key.length === 1 && key !== ' ') return key.toLowerCase();
  return shiftKey ? SHIFT + key : key;
}
