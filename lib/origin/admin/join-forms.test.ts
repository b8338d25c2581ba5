import type { Form } from '../store/questionnaires';
import { joinForms } from './join-forms';

type Asked = [description: string, ...selection: string[]];

/** A form in two languages, of which the second says the same with another ending. */
function form(id: string, asked: readonly Asked[], isBoth = true): Form {
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
    texts: { eng: textIn(''), ...(isBoth && { esp: textIn('o') }) },
  };
}

/** All that is asked, in English, and where each form's questions and answers are in it. */
function joined(...forms: Form[]) {
  const { questions, places } = joinForms(forms);
  const all = questions.map(({ description, options }) => [description.eng, ...options.map(({ eng }) => eng)]);
  return {
    all,
    places: [...places].map(([id, of]) => [id, ...of.map(({ question, options }) => [question, ...options])]),
  };
}

test('what several forms ask is one, wherever it stands in each', () => {
  expect(
    joined(
      form('new', [
        ['When', 'early', 'late'],
        ['Where', 'here', 'there'],
      ]),
      form('old', [['Where', 'there', 'here']]),
    ),
  ).toEqual({
    all: [
      ['When', 'early', 'late'],
      ['Where', 'here', 'there'],
    ],
    places: [
      ['new', [0, 0, 1], [1, 0, 1]],
      ['old', [1, 1, 0]],
    ],
  });
});

test('what was said otherwise is something else, and stands behind', () => {
  expect(
    joined(
      form('new', [['Where', 'here', 'there']]),
      form('old', [
        ['Where', 'here', 'their'],
        ['Why', 'so'],
      ]),
    ),
  ).toEqual({
    all: [
      ['Where', 'here', 'there', 'their'],
      ['Why', 'so'],
    ],
    places: [
      ['new', [0, 0, 1]],
      ['old', [0, 0, 2], [1, 0]],
    ],
  });
});

test('what one form says twice is two, and the same two in another', () => {
  const twice: Asked[] = [
    ['Why', 'so', 'so'],
    ['Why', 'so'],
  ];
  expect(joined(form('new', twice), form('old', twice))).toEqual({
    all: twice,
    places: [
      ['new', [0, 0, 1], [1, 0]],
      ['old', [0, 0, 1], [1, 0]],
    ],
  });
});

test('forms are compared in the languages that both have, all of them', () => {
  expect(joined(form('new', [['Where', 'here']]), form('old', [['Where', 'here']], false)).all).toEqual([
    ['Where', 'here'],
  ]);
  const other = form('old', [['Where', 'here']]);
  const changed: Form = {
    ...other,
    texts: {
      ...other.texts,
      esp: { ...other.texts.esp!, questions: [{ description: 'Whereo', selection: ['thereo'] }] },
    },
  };
  expect(joined(form('new', [['Where', 'here']]), changed).all).toEqual([['Where', 'here', 'here']]);
  const { eng } = other.texts;
  expect(
    joinForms([
      { ...other, id: 'new', texts: { fra: eng } },
      { ...other, texts: { eng } },
    ]).questions,
  ).toHaveLength(2);
});
