import type { Form } from '../store/questionnaires';
import { joinForms } from './join-forms';

type Asked = [description: string, ...selection: string[]];

/** A form in English and Spanish: the Spanish texts have another ending. */
function form(id: string, asked: readonly Asked[]): Form {
  const textIn = (ending: string) => ({
    subject: id,
    other: 'Other',
    questions: asked.map(([description, ...selection]) => ({
      description: description + ending,
      selection: selection.map((one) => one + ending),
    })),
  });
  return {
    id,
    questions: asked.map(() => ({ numberOfChoices: 1, hideFreeform: false, canSkip: false })),
    texts: { eng: textIn(''), esp: textIn('o') },
  };
}

/** The English texts of the joined form, and the indexes of the questions and options in it. */
function joined(...forms: Form[]) {
  const { questions, places } = joinForms(forms);
  const all = questions.map(({ description, options }) => [description.eng, ...options.map(({ eng }) => eng)]);
  return {
    all,
    places: [...places].map(([id, of]) => [id, ...of.map(({ question, options }) => [question, ...options])]),
  };
}

test('joins equal questions and options wherever they stand, and appends others', () => {
  const newest = form('new', [
    ['When', 'early', 'late'],
    ['Where', 'here', 'there'],
  ]);
  const old = form('old', [
    ['Where', 'there', 'their', 'here'],
    ['Why', 'so'],
  ]);
  expect(joined(newest, old)).toEqual({
    all: [
      ['When', 'early', 'late'],
      ['Where', 'here', 'there', 'their'],
      ['Why', 'so'],
    ],
    places: [
      ['new', [0, 0, 1], [1, 0, 1]],
      ['old', [1, 1, 2, 0], [2, 0]],
    ],
  });
});
