import { faultOfAnswers } from './check-answers';
import type { Answers } from './store/questionnaires';

const questions = [
  { numberOfChoices: 1, hideFreeform: true, canSkip: false },
  { numberOfChoices: 2, hideFreeform: false, canSkip: true },
];
const selections = [['yes', 'no'], ['red', 'green', 'blue']];

test.each<[Answers]>([[{ q1: 'yes' }], [{ q1: 'no', q2: ['red', 'green'] }], [{ q1: 'no', q2: ['red', 'a colour of my own'] }], [{ q1: 'yes', q2: [] }]])(
  'takes %j',
  (answers) => expect(faultOfAnswers(answers, questions, selections)).toBeUndefined(),
);

test.each<[Answers, string]>([
  [{}, 'q1 needs an answer.'],
  [{ q1: '' }, 'q1 needs an answer.'],
  [{ q1: ['yes', 'no'] }, 'q1 takes 1 answers at most.'],
  [{ q1: 'perhaps' }, 'q1 has an answer that was not offered.'],
  [{ q1: 'yes', q2: ['red', 'green', 'blue'] }, 'q2 takes 2 answers at most.'],
  [{ q1: 'yes', q2: ['mine', 'mine too'] }, 'q2 has an answer that was not offered.'],
  [{ q1: 'yes', q2: ['x'.repeat(101)] }, 'q2 has room for 100 characters.'],
  [{ q1: 'yes', q3: 'red' }, 'There is no question q3.'],
])('refuses %j', (answers, fault) => expect(faultOfAnswers(answers, questions, selections)).toBe(fault));
