import { allSeries } from '../../all-series';
import { TEXT_LANGUAGES, type TextLanguage } from '../../../texts/text-language';
import { ABOUT_SERIES } from './about/all-about';
import { ALL_COMMENTS } from './all-comments';
import type { Voices } from './comment-bank';

const KINDS = ['any', 'romance', 'mystery', 'comedy', 'sport', 'eerie', 'far'] as const;
const SCRIPTS: Partial<Record<TextLanguage, RegExp>> = { rus: /\p{Script=Cyrillic}/u, tha: /\p{Script=Thai}/u };

const inBank = (language: TextLanguage): Voices[] => Object.values(ALL_COMMENTS[language]);
const about = (language: TextLanguage): Voices[] => Object.values(ABOUT_SERIES[language]);
const names = (voices: Voices[]) => voices.flatMap((some) => Object.keys(some));
const bodies = (voices: Voices[]) => voices.flatMap((some) => Object.values(some));
const everything = (language: TextLanguage) => bodies([...inBank(language), ...about(language)]);
const doubles = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

/** Words of readers, without what is meant to look like code. */
const prose = (language: TextLanguage) =>
  bodies([
    ...about(language),
    ...Object.entries(ALL_COMMENTS[language]).flatMap(([kind, voices]: [string, Voices]) =>
      kind === 'markup' ? [] : [voices],
    ),
  ]);

describe.each(TEXT_LANGUAGES)('comments in %s', (language) => {
  test('are many, of every kind, short and long', () => {
    const all = bodies(inBank(language));
    expect(all.length).toBeGreaterThanOrEqual(75);
    for (const kind of KINDS)
      expect([kind, Object.keys(ALL_COMMENTS[language][kind]).length >= 6]).toEqual([kind, true]);
    expect(all.filter((body) => body.length >= 300).length).toBeGreaterThanOrEqual(8);
    expect(all.filter((body) => body.length < 40).length).toBeGreaterThanOrEqual(8);
    expect(all.filter((body) => body.includes('\n')).length).toBeGreaterThanOrEqual(3);
    expect(everything(language).filter((body) => body.length > 900)).toEqual([]);
  });

  test('are by readers with names of their own, who say a thing once', () => {
    expect(doubles(names([...inBank(language), ...about(language)]))).toEqual([]);
    expect(doubles(everything(language))).toEqual([]);
    expect(
      everything(language).filter((body) => body === '' || body !== body.trim() || body !== body.normalize('NFC')),
    ).toEqual([]);
  });

  test('begin what looks like code with a script', () => {
    const [script] = Object.values(ALL_COMMENTS[language].markup);
    expect(script).toMatch(/^<script>.*<\/script>/s);
    expect(
      Object.values(ALL_COMMENTS[language].markup).filter((body) => /[<>]|&&/.test(body)).length,
    ).toBeGreaterThanOrEqual(3);
  });

  test('are said of every series that is published in it, and of no other', () => {
    const published = allSeries.filter(({ editions }) => editions[language]).map(({ slug }) => slug);
    expect(Object.keys(ABOUT_SERIES[language]).sort()).toEqual([...published].sort());
    for (const voices of about(language)) expect(Object.keys(voices).length).toBeGreaterThanOrEqual(2);
  });

  test('are set as it is printed', () => {
    expect(prose(language).filter((body) => /['"]| {2}/.test(body))).toEqual([]);
    const script = SCRIPTS[language];
    if (script) expect(prose(language).filter((body) => !script.test(body))).toEqual([]);
  });
});

test('comments are written in their language, not taken from another', () => {
  const all = TEXT_LANGUAGES.flatMap((language) => prose(language).filter((body) => /\p{L}{4}/u.test(body)));
  expect(doubles(all)).toEqual([]);
});

test('French and Spanish readers know their marks', () => {
  expect(prose('fra').filter((body) => /(?<!\u202f)[?!;»]/.test(body.replace(/[?!]+(?=[?!])/g, '')))).toEqual([]);
  expect(
    prose('esp').filter(
      (body) => body.split('¿').length !== body.split('?').length || body.split('¡').length !== body.split('!').length,
    ),
  ).toEqual([]);
});
