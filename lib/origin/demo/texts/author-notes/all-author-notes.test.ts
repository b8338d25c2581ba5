import { allSeries } from '../../all-series';
import { authorNote } from '../../author-note';
import { TEXT_LANGUAGES } from '../../../texts/text-language';
import { AUTHOR_NOTES } from './all-author-notes';

test.each(TEXT_LANGUAGES)(
  'in %s there is a note to every series that is published in it, and to no other',
  (language) => {
    const published = allSeries.filter(({ editions }) => editions[language]).map(({ slug }) => slug);
    expect(Object.keys(AUTHOR_NOTES[language]).sort()).toEqual([...published].sort());
    const notes = Object.values(AUTHOR_NOTES[language]);
    expect(new Set(notes).size).toBe(notes.length);
    expect(notes.filter((note) => note !== note.trim() || note.length > 170 || /['"]| {2}/.test(note))).toEqual([]);
  },
);

test('notes are written in their language', () => {
  const all = TEXT_LANGUAGES.flatMap((language) => Object.values(AUTHOR_NOTES[language]));
  expect(new Set(all).size).toBe(all.length);
});

test('a note is quoted as its language is printed, and signed', () => {
  const series = { slug: 'ferry-at-six', author: 'Luma Ortevan' };
  expect(authorNote(series, 'deu')).toMatch(/^„.+“ — Luma Ortevan$/);
  expect(authorNote(series, 'fra')).toMatch(/^«\u202f.+\u202f» — Luma Ortevan$/);
  expect(authorNote({ ...series, slug: 'none' }, 'eng')).toBe('');
});
