import type { Character } from './character';
import type { Finish } from './finish';

/** A plain person for tests; each test changes what it looks at. */
export function samplePerson(changes: Partial<Character> = {}): Character {
  return {
    id: 'sample/one',
    name: 'Ano',
    build: 'teen',
    skin: '#f8d9c4',
    hair: { style: 'short', colour: '#2a3550', tone: 'ink' },
    eyes: { kind: 'round', colour: '#3f7fb5' },
    clothes: { kind: 'tee', colour: '#ffffff', trim: '#3f9aa8', tone: 'white' },
    ...changes,
  };
}

export function sampleCat(changes: Partial<Character> = {}): Character {
  return samplePerson({ id: 'sample/cat', cat: { coat: 'tabby', second: '#d97a2a' }, ...changes });
}

export const PAGE: Finish = { medium: 'page', line: 6, ink: '#131316', paper: '#ffffff', spot: '#e5322d' };
export const COVER: Finish = { ...PAGE, medium: 'colour' };
export const NOIR: Finish = { ...PAGE, noir: true };
