import { faultOfAnswers } from './check-answers';
import type { Answers } from './store/questionnaires';

const questions = [
  { numberOfChoices: 1, hideFreeform: true, canSkip: false },
  { numberOfChoices: 2, hideFreeform: false, canSkip: true },
  { numberOfChoices: 2, hideFreeform: false, canSkip: false },
  { numberOfChoices: 1, hideFreeform: false, canSkip: true },
  { numberOfChoices: 1, hideFreeform: false, canSkip: false },
  { numberOfChoices: 3, hideFreeform: true, canSkip: true },
  { numberOfChoices: 2, hideFreeform: true, canSkip: false },
];
const selections = [
  ['yes', 'no'],
  ['red', 'green', 'blue'],
  ['cat', 'dog'],
  ['tea', 'coffee'],
  ['sea', 'hills'],
  ['up', 'down'],
  ['in', 'out'],
];
const NEEDED = { q1: 'yes', q3: ['cat'], q5: 'sea', q7: ['in'] };
const without = (name: string): Answers => Object.fromEntries(Object.entries(NEEDED).filter(([key]) => key !== name));

test.each<[string, Answers]>([
  ['what is needed alone', NEEDED],
  ['a choice of one as a string', { ...NEEDED, q4: 'tea' }],
  ['a choice of several as a list', { ...NEEDED, q2: ['red', 'green'] }],
  ['own words beside a choice', { ...NEEDED, q2: ['red', 'a colour of my own'] }],
  ['own words as the only choice', { ...NEEDED, q3: ['a ferret'] }],
  ['own words of the greatest length', { ...NEEDED, q4: 'x'.repeat(100) }],
  ['own words that say what was chosen too', { ...NEEDED, q3: ['cat', 'cat'] }],
  ['the option of own words, left empty, as a list without them', { ...NEEDED, q3: [] }],
  ['a question skipped, however that is said', { ...NEEDED, q2: [], q4: '' }],
])('accepts %s @5.7', (_, answers) => expect(faultOfAnswers(answers, questions, selections)).toBeUndefined());

test.each<[string, Answers, string]>([
  ['a choice of one left out', without('q1'), 'q1 needs an answer.'],
  ['a choice of one that is empty', { ...NEEDED, q1: '' }, 'q1 needs an answer.'],
  ['a choice of several that is empty', { ...NEEDED, q7: [] }, 'q7 needs an answer.'],
  ['a required choice of one whose own words are empty', { ...NEEDED, q5: '' }, 'q5 needs an answer.'],
  ['a required choice of one whose own words are blank', { ...NEEDED, q5: '  ' }, 'q5 needs an answer.'],
  ['a list for a choice of one', { ...NEEDED, q1: ['yes'] }, 'q1 takes one answer, not a list.'],
  ['a string for a choice of several', { ...NEEDED, q3: 'cat' }, 'q3 takes a list of answers.'],
  ['more than may be chosen', { ...NEEDED, q2: ['red', 'green', 'blue'] }, 'q2 takes 2 answers at most.'],
  [
    'more than may be chosen with own words',
    { ...NEEDED, q2: ['red', 'green', 'mine'] },
    'q2 takes 2 answers at most.',
  ],
  ['the same choice twice', { ...NEEDED, q6: ['up', 'up'] }, 'q6 has an answer twice.'],
  ['the same choice twice beside own words', { ...NEEDED, q2: ['mine', 'mine'] }, 'q2 has an answer twice.'],
  ['a choice that is empty', { ...NEEDED, q2: ['red', ''] }, 'q2 has an answer that is empty.'],
  ['a choice that is blank', { ...NEEDED, q2: ['red', ' '] }, 'q2 has an answer that is empty.'],
  ['own words where there is no room for them', { ...NEEDED, q1: 'perhaps' }, 'q1 has an answer that was not offered.'],
  ['own words twice', { ...NEEDED, q2: ['mine', 'mine too'] }, 'q2 has an answer that was not offered.'],
  ['own words that are too long', { ...NEEDED, q4: 'x'.repeat(101) }, 'q4 has room for 100 characters.'],
  ['an answer to no question', { ...NEEDED, q8: 'red' }, 'There is no question but q1, q2, q3, q4, q5, q6, q7.'],
])('rejects %s @5.1 @5.4 @5.6 @5.9 @5.10 @9.2', (_, answers, fault) =>
  expect(faultOfAnswers(answers, questions, selections)).toBe(fault),
);
