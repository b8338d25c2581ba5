import type { Character } from '../draw/people/character';

/** What inside pages need to know of a series' look. */
export interface PageLook {
  world: 'city-noir' | 'seaside';
  /** Leads first; two or three. */
  cast: readonly [Character, Character, ...Character[]];
}

const NOIR: PageLook = {
  world: 'city-noir',
  cast: [
    {
      id: 'stand-in/moss', name: 'Moss', build: 'adult', skin: '#f0c9a8',
      hair: { style: 'short', colour: '#131316', tone: 'ink' }, eyes: { kind: 'narrow', colour: '#55524d' },
      clothes: { kind: 'coat', colour: '#2c3e50', trim: '#e5322d', tone: 'dark' },
      hat: { kind: 'fedora', colour: '#1d1a18', band: '#e5322d', tone: 'ink' },
    },
    {
      id: 'stand-in/ida', name: 'Ida', build: 'adult', skin: '#e8b48c',
      hair: { style: 'bob', colour: '#131316', tone: 'ink' }, eyes: { kind: 'sharp', colour: '#3f5a48' },
      clothes: { kind: 'blazer', colour: '#55524d', trim: '#e5322d', tone: 'mid' },
    },
  ],
};

const SEASIDE: PageLook = {
  world: 'seaside',
  cast: [
    {
      id: 'stand-in/nao', name: 'Nao', build: 'teen', skin: '#f4d2b4',
      hair: { style: 'long', colour: '#131316', tone: 'ink' }, eyes: { kind: 'round', colour: '#3f9aa8' },
      clothes: { kind: 'sailor', colour: '#1d3a44', trim: '#e5322d', tone: 'white' },
      hat: { kind: 'sun-hat', colour: '#ffe9c9', band: '#e5322d', tone: 'pale' },
    },
    {
      id: 'stand-in/ren', name: 'Ren', build: 'teen', skin: '#e2a878',
      hair: { style: 'spiky', colour: '#d08a3c', tone: 'light' }, eyes: { kind: 'round', colour: '#8b5a2b' },
      clothes: { kind: 'tee', colour: '#ffffff', trim: '#3f9aa8', tone: 'white' }, extras: ['freckles'],
    },
  ],
};

const NIGHTS: ReadonlySet<string> = new Set([
  'ghost-tram-line-9', 'the-rain-ledger', 'who-bought-the-clock', 'kaiju-tax-office', 'knuckle-sunday', 'hotel-lantern',
  'blade-of-nine-rains', 'fox-wedding-season', 'iron-lullaby', 'moths-at-midnight', 'static-garden', 'second-hand-stars',
]);

/** The look of a series' inside pages. */
export function pageLook(slug: string): PageLook {
  return NIGHTS.has(slug) ? NOIR : SEASIDE;
}
