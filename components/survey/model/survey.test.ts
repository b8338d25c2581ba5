import type { Language } from '@/lib/domain/language';

import { answersOf } from './answers-of';
import { choose } from './choose';
import { chooseOther } from './choose-other';
import { emptyDraft, type Draft } from './draft';
import { faultOf } from './fault-of';
import { wordsFor } from './words-for';

const chosen = (...options: number[]): Draft => ({ ...emptyDraft, chosen: options });
const other = (words = '', ...options: number[]): Draft => ({ chosen: options, isOther: true, words });

describe('answers', () => {
  const one = { choices: ['tea', 'coffee'], maxChoices: 1 };
  const several = { choices: ['red', 'green', 'blue'], maxChoices: 3 };

  test('are keyed q1, q2, …; a single choice is a string, several are a list; skipped ones are left out @5.9 @5.10 @7.26', () =>
    expect(answersOf([one, several, one], [chosen(1), chosen(2), emptyDraft])).toEqual({ q1: 'coffee', q2: ['blue'] }));

  test('contain the free text: alone for a single choice, appended to a list @5.8', () =>
    expect(answersOf([one, several], [other('water'), other('plaid', 0, 2)])).toEqual({
      q1: 'water',
      q2: ['red', 'blue', 'plaid'],
    }));

  test('contain no empty and no unticked free text @5.7', () => {
    const unticked = { chosen: [1], isOther: false, words: 'plaid' };
    expect(answersOf([one, several, several], [other(' \n '), other('', 0), unticked])).toEqual({
      q1: '',
      q2: ['red'],
      q3: ['green'],
    });
  });
});

describe('choices', () => {
  const one = { maxChoices: 1 };

  test('a single choice replaces the one before, clears and closes the free text, and the reverse @4.65', () => {
    expect(choose(one, chosen(0), 2).chosen).toEqual([2]);
    expect(choose(one, other('mine'), 1)).toEqual({ chosen: [1], isOther: false, words: '' });
    expect(chooseOther(one, chosen(1))).toEqual(other());
  });
});

const required = { isRequired: true, maxChoices: 2 };
const skippable = { isRequired: false, maxChoices: 2 };
test.each([
  ['no answer to a required question', required, emptyDraft, 'unanswered'],
  ['no answer to a required single choice', { ...required, maxChoices: 1 }, emptyDraft, 'unanswered'],
  ['no answer to a question that can be skipped', skippable, emptyDraft, undefined],
  ['as many choices as allowed', required, chosen(0, 1), undefined],
  ['free text alone, before it is written', required, other(), undefined],
  ['blank free text of a required single choice', { ...required, maxChoices: 1 }, other(' '), 'unanswered'],
  ['one choice too many', skippable, chosen(0, 1, 2), 'tooMany'],
  ['one too many with the free text', required, other('', 0, 1), 'tooMany'],
  ['100 characters', required, other('x'.repeat(100)), undefined],
  ['101 characters', required, other('x'.repeat(101)), 'tooLong'],
  ['101 unticked characters', required, { ...other('x'.repeat(101), 0), isOther: false }, undefined],
] as const)('the fault of %s @4.64 @5.1 @5.2 @5.4 @5.6', (_, question, draft, fault) =>
  expect(faultOf(question, draft)).toBe(fault),
);

const popup = (language: Language) => ({ kind: 'system', subject: language, body: '', language }) as const;
const two = { english: popup('eng'), spanish: popup('esp'), all: [] };
test.each([
  ['esp', two, 'esp'],
  ['fra', two, 'eng'],
  ['tha', { ...two, all: [popup('tha')] }, 'tha'],
  ['esp', { ...two, spanish: undefined }, 'eng'],
  ['esp', { all: [] }, undefined],
] as const)('an error on a page in %s is shown in the best language of the origin’s @8.8', (page, popups, language) =>
  expect(wordsFor({ ...popups, all: [...popups.all] }, page)?.subject).toBe(language),
);
