import { decodeSurvey } from './survey';

test('a survey is decoded whole @3.64', () => {
  const question = {
    description: 'Why?',
    selection: ['a', 'b'],
    numberOfChoices: 2,
    freeForm: 'Something else',
    canSkip: true,
  };
  expect(
    decodeSurvey({
      isAnswered: true,
      subject: 'Two things',
      questions: [question, { hideFreeform: true, numberOfChoices: 1 }],
      language: 6,
    }),
  ).toEqual({
    isAnswered: true,
    introduction: 'Two things',
    questions: [
      { text: 'Why?', choices: ['a', 'b'], maxChoices: 2, other: 'Something else', isRequired: false },
      { text: '', choices: [], maxChoices: 1, other: undefined, isRequired: true },
    ],
    language: 'tha',
  });
});

test('what is absent is a survey that was not answered, in English, whose questions are required and let all be chosen', () => {
  expect(decodeSurvey({})).toEqual({ isAnswered: false, introduction: '', questions: [], language: 'eng' });
  expect(
    decodeSurvey({ questions: [{ selection: ['a', 'b'] }, { selection: ['a', 'b'], hideFreeform: true }] }).questions,
  ).toMatchObject([
    { maxChoices: 3, other: '', isRequired: true },
    { maxChoices: 2, other: undefined, isRequired: true },
  ]);
});
