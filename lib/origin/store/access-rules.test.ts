/** @jest-environment node */
import { accessAt, announcedIn, type AccessRules } from './access-rules';

const rules: AccessRules = { first: 2, newest: ['ticket', 'free'], between: 'app' };
const chapters = [10, 20, 30, 40, 50, 60].map((start_at) => ({ own_access: null, start_at, end_at: 1000 }));

test('the first are free, the newest as they are listed, the rest as others are', () => {
  expect(accessAt(chapters, rules, 60)).toEqual(['free', 'free', 'app', 'app', 'free', 'ticket']);
});

test('one that comes out moves the others on', () => {
  expect(accessAt(chapters, rules, 49)).toEqual(['free', 'free', 'free', 'ticket', 'ticket', 'ticket']);
  expect(accessAt(chapters, rules, 50)).toEqual(['free', 'free', 'app', 'free', 'ticket', 'ticket']);
});

test('what a chapter says itself holds', () => {
  const own = chapters.map((chapter, index) => ({
    ...chapter,
    own_access: index === 2 ? ('subscription' as const) : null,
  }));
  expect(accessAt(own, rules, 60)[2]).toBe('subscription');
});

test('one that is over is none of the newest', () => {
  const closing = chapters.map((chapter, index) => ({ ...chapter, end_at: index === 5 ? 70 : chapter.end_at }));
  expect(accessAt(closing, rules, 69)).toEqual(['free', 'free', 'app', 'app', 'free', 'ticket']);
  expect(accessAt(closing, rules, 70)).toEqual(['free', 'free', 'app', 'free', 'ticket', 'app']);
});

test('what is announced is so in each language by itself, and in all where it is not told apart', () => {
  const announced = { eng: [70], esp: [80, 90] };
  expect((['eng', 'esp', 'fra'] as const).map((language) => announcedIn(language, { announced }))).toEqual([
    [70],
    [80, 90],
    [],
  ]);
  expect((['eng', 'fra'] as const).map((language) => announcedIn(language, { announced: [70] }))).toEqual([[70], [70]]);
  expect([announcedIn('eng', {}), announcedIn('eng')]).toEqual([[], []]);
});
