import { decodeError } from './error';

test.each([
  [0, 'default'],
  [1, 'unauthorized'],
  [2, 'maintenance'],
  [3, 'geo-blocked'],
  [4, 'default'],
  [undefined, 'default'],
])('action %p is %s @4.20 @6.9 @8.1 @8.2', (action, word) => expect(decodeError({ action }).action).toBe(word));

test('keeps its words by language, as many as there are @3.79', () => {
  const error = decodeError({
    englishPopup: { subject: 'Not out yet', body: 'Soon.' },
    spanishPopup: { subject: 'Aún no' },
    popups: [{ subject: 'ยังไม่ออก', language: 6 }],
    debugInfo: 'chapter 3',
  });
  expect(error.popups.english).toMatchObject({ subject: 'Not out yet', body: 'Soon.', language: 'eng' });
  expect(error.popups.spanish).toMatchObject({ subject: 'Aún no', body: '', language: 'esp' });
  expect(error.popups.all).toMatchObject([{ subject: 'ยังไม่ออก', language: 'tha' }]);
  expect([error.message, error.debugInfo]).toEqual(['Not out yet', 'chapter 3']);
});

test('without words it is still an error that says something', () => {
  const error = decodeError({ action: 2 });
  expect(error.popups).toEqual({ english: undefined, spanish: undefined, all: [] });
  expect(error.message).toBe('maintenance');
});
