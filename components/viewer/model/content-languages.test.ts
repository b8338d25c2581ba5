import { contentLanguages } from './content-languages';

describe('contentLanguages', () => {
  it.each([
    ['eng,esp', ['eng', 'esp']],
    ['tha-eng-tha', ['tha', 'eng']],
    ['["vie"]', ['vie']],
    ['klingon', ['deu']],
    ['', ['deu']],
    [undefined, ['deu']],
  ])('reads %p as %p', (stored, languages) => expect(contentLanguages(stored, 'deu')).toEqual(languages));
});
