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
const DIGIT = /^\p{Decimal_Number}$/u;

/** The Latin digit of a digit of any script. Unicode lists each script's digits from 0 to 9, so the count of digits before one gives its value. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * Names a press: lower case, the Latin letter of the key in other alphabets, the Latin digit in every script. Shift is part of the name
 * only for keys without a sign (`Shift+PageDown`). Undefined for the browser's shortcuts and for reserved keys.
 */
export function keyName({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): string | undefined {
  if (ctrlKey || metaKey || altKey || key === '' || NEVER.test(key)) return undefined;
  if (DIGIT.test(key)) return latinDigit(key);
  const sign = /^(?:Key|Digit)([A-Z\d])$/.exec(code ?? '')?.[1];
  if (OTHER_ALPHABET.test(key) && sign) return sign.toLowerCase();
  if (key.length === 1 && key !== ' ') return key.toLowerCase();
  return shiftKey ? SHIFT + key : key;
}
