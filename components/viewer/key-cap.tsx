'use client';

import { useTranslations } from 'next-intl';

import styles from './key-table-popup.module.css';
import { SHIFT } from './model/key-name';

/** Keys that are engraved with a word, by the language of the keyboard. */
const WORDS: ReadonlyMap<string, 'space' | 'enter' | 'pageUp' | 'pageDown' | 'home' | 'end'> = new Map([
  [' ', 'space'],
  ['Enter', 'enter'],
  ['PageUp', 'pageUp'],
  ['PageDown', 'pageDown'],
  ['Home', 'home'],
  ['End', 'end'],
]);
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
]);

const signOf = (key: string) => (key.length === 1 ? key.toLocaleUpperCase() : key);

/** A key as it looks on the keyboard, Shift before it as a key of its own. */
export function KeyCap({ name }: { name: string }) {
  const t = useTranslations('viewer.keys');
  const key = name.startsWith(SHIFT) ? name.slice(SHIFT.length) : name;
  const word = WORDS.get(key);
  return (
    <>
      {key !== name && <kbd className={styles.key}>{t('cap.shift')}</kbd>}
      <kbd className={styles.key}>{word ? t(`cap.${word}`) : (SIGNS.get(key) ?? signOf(key))}</kbd>
    </>
  );
}
