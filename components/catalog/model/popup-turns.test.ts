import { nextTurn, type PopupName } from './popup-turns';

interface More {
  now?: PopupName;
  isBusy?: boolean;
  wasAnswered?: boolean;
  coming?: PopupName[];
}

test.each<[string, PopupName[], More, PopupName | undefined]>([
  ['rating goes first', ['app', 'promotion', 'home', 'rating'], {}, 'rating'],
  ['the app strip goes last', ['app', 'promotion'], {}, 'promotion'],
  ['none is due', [], {}, undefined],
  ['a later popup waits for one that is loading', ['promotion', 'app'], { coming: ['home'] }, undefined],
  ['an earlier popup does not wait', ['rating'], { coming: ['home'] }, 'rating'],
  ['an open popup stays open', ['home', 'rating'], { now: 'home' }, 'home'],
  ['the app strip makes way', ['app', 'home'], { now: 'app' }, 'home'],
  ['none opens while the reader is busy', ['rating', 'home'], { isBusy: true }, undefined],
  ['none closes because the reader is busy', ['app', 'home'], { now: 'app', isBusy: true }, 'app'],
  ['after an answer the next waits for another page', ['promotion', 'app'], { wasAnswered: true }, undefined],
  ['rating opens even after an answer', ['promotion', 'rating'], { wasAnswered: true }, 'rating'],
])('%s', (_, due, { now, isBusy = false, wasAnswered = false, coming = [] }, next) => {
  const stages = new Map([
    ...due.map((name) => [name, 'due'] as const),
    ...coming.map((name) => [name, 'coming'] as const),
  ]);
  expect(nextTurn({ due: stages, now, isBusy, wasAnswered })).toBe(next);
});
