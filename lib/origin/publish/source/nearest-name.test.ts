/** @jest-environment node */
import { nearestName } from './nearest-name';

test.each([
  ['lable', 'label'],
  ['Release_Date', 'releasedate'],
  ['en', 'eng'],
  ['pt-BR', 'ptb'],
  ['weely', 'weekly'],
])('%s is meant as %s', (written, meant) => {
  expect(nearestName(written, ['tags', 'label', 'releasedate', 'weekly', 'eng', 'ptb'])).toBe(meant);
});

test('a name that is like none is not guessed', () => {
  expect(nearestName('colour', ['label', 'tags', 'schedule'])).toBeUndefined();
  expect(nearestName('x', ['label'])).toBeUndefined();
});

test('of several the nearest', () => {
  expect(nearestName('titel', ['tales', 'title', 'titles'])).toBe('title');
});
