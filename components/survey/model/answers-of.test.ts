import { answersOf } from './answers-of';
import { emptyDraft, type Draft } from './draft';

const one = { choices: ['tea', 'coffee'], maxChoices: 1 };
const several = { choices: ['red', 'green', 'blue'], maxChoices: 3 };
const chosen = (...places: number[]): Draft => ({ ...emptyDraft, chosen: places });
const own = (words: string, ...places: number[]): Draft => ({ chosen: places, isOther: true, words });

test('answers are keyed by their questions’ numbers: a string of one choice, a list of several @5.9 @5.10 @7.26', () => {
  expect(answersOf([one, several, one], [chosen(1), chosen(2), chosen(0)])).toEqual({
    q1: 'coffee',
    q2: ['blue'],
    q3: 'tea',
  });
});

test('what was skipped is left out, and the numbers stay', () => {
  expect(answersOf([one, several, one], [emptyDraft, emptyDraft, chosen(0)])).toEqual({ q3: 'tea' });
});

test('own words are appended to a list, and are the answer of one choice @5.8', () => {
  expect(answersOf([one, several], [own('water'), own('plaid', 0, 2)])).toEqual({
    q1: 'water',
    q2: ['red', 'blue', 'plaid'],
  });
});

test.each(['', '  \n '])('own words that are %j are not added @5.7', (words) => {
  expect(answersOf([one, several], [own(words), own(words, 0)])).toEqual({ q1: '', q2: ['red'] });
  expect(answersOf([several], [own(words)])).toEqual({ q1: [] });
});

test('own words that are not ticked are not sent, whatever was written', () => {
  expect(answersOf([several], [{ chosen: [1], isOther: false, words: 'plaid' }])).toEqual({ q1: ['green'] });
});
