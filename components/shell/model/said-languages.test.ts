import { saidLanguages } from './said-languages';

test('three are named', () => expect(saidLanguages(['deu', 'eng', 'vie'])).toBe('DE, EN, VI'));

test('of more it is said how many', () =>
  expect(saidLanguages(['eng', 'deu', 'esp', 'fra', 'tha'])).toBe('EN, DE, ES +2'));
