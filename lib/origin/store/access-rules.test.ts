/** @jest-environment node */
import { accessAt, type AccessRules } from './access-rules';
import { releaseTimes } from './release-times';

const rules: AccessRules = { first: 2, newest: ['ticket', 'free'], between: 'app' };
const chapters = [10, 20, 30, 40, 50, 60].map((start_at) => ({ own_access: null, start_at, end_at: 1000 }));

test('opens the first chapters, lists the newest, and treats the rest by the rule between', () => {
  expect(accessAt(chapters, rules, 60)).toEqual(['free', 'free', 'app', 'app', 'free', 'ticket']);
});

test('moves the newest chapters on at a release', () => {
  expect(accessAt(chapters, rules, 49)).toEqual(['free', 'free', 'free', 'ticket', 'ticket', 'ticket']);
  expect(accessAt(chapters, rules, 50)).toEqual(['free', 'free', 'app', 'free', 'ticket', 'ticket']);
});

test('prefers the access of the chapter itself', () => {
  const own = chapters.map((chapter, index) => ({
    ...chapter,
    own_access: index === 2 ? ('subscription' as const) : null,
  }));
  expect(accessAt(own, rules, 60)[2]).toBe('subscription');
});

test('does not count an ended chapter among the newest', () => {
  const closing = chapters.map((chapter, index) => ({ ...chapter, end_at: index === 5 ? 70 : chapter.end_at }));
  expect(accessAt(closing, rules, 69)).toEqual(['free', 'free', 'app', 'app', 'free', 'ticket']);
  expect(accessAt(closing, rules, 70)).toEqual(['free', 'free', 'app', 'free', 'ticket', 'app']);
});

const chapter = (start_at: number, end_at = 1_000) => ({ start_at, end_at });

test.each([
  ['no chapter', [], [], [0, 0, 0]],
  ['released and coming chapters', [chapter(10), chapter(20), chapter(60)], [70], [10, 20, 60]],
  ['an announcement before the next chapter', [chapter(10), chapter(60)], [40, 55], [10, 10, 55]],
  ['a newest chapter that has ended', [chapter(10, 20), chapter(20), chapter(30, 50)], [], [10, 20, 0]],
])('finds the first, newest and next release of %s', (_, chapters, announced, expected) => {
  expect(Object.values(releaseTimes(chapters, announced, 50))).toEqual(expected);
});
