import { emptyDraft, type Draft } from './draft';
import { faultOf } from './fault-of';

const required = { isRequired: true, maxChoices: 2 };
const skippable = { isRequired: false, maxChoices: 2 };
const one = { isRequired: true, maxChoices: 1 };
const chosen = (...places: number[]): Draft => ({ ...emptyDraft, chosen: places });
const own = (words = '', ...places: number[]): Draft => ({ chosen: places, isOther: true, words });

test.each([
  ['a question that cannot be skipped needs an answer', one, emptyDraft, 'unanswered'],
  ['a choice of several that cannot be skipped needs one at least', required, emptyDraft, 'unanswered'],
  ['a question that can be skipped needs none', skippable, emptyDraft, undefined],
  ['one choice is an answer', one, chosen(0), undefined],
  ['as many as may be chosen', required, chosen(0, 1), undefined],
  ['own words count as one, also before they are written', required, own(), undefined],
  ['own words count as one in place of a choice too', one, own(), undefined],
  ['one more than may be chosen', required, chosen(0, 1, 2), 'tooMany'],
  ['one more with own words', required, own('', 0, 1), 'tooMany'],
  ['one more where none was needed', skippable, chosen(0, 1, 2), 'tooMany'],
  ['own words of the greatest length', one, own('x'.repeat(100)), undefined],
  ['own words that are longer', one, own('x'.repeat(101)), 'tooLong'],
  [
    'own words that are longer, and not ticked',
    required,
    { chosen: [0], isOther: false, words: 'x'.repeat(101) },
    undefined,
  ],
  ['too many are told of before too long', required, own('x'.repeat(101), 0, 1), 'tooMany'],
] as const)('%s @4.64 @5.1 @5.2 @5.4 @5.6', (_, question, draft, fault) =>
  expect(faultOf(question, draft)).toBe(fault),
);
