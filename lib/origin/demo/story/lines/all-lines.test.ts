import { TEXT_LANGUAGES } from '../../../texts/text-language';
import { ALL_SOUNDS } from '../sounds/all-sounds';
import { ALL_LINES, type LineKey } from './all-lines';

const keys = Object.keys(ALL_LINES.eng) as LineKey[];
const translated = TEXT_LANGUAGES.filter((language) => language !== 'eng');

/** Lines that a language shares with English. */
const SAME_AS_ENGLISH = ['ptb countdown.zero'];

test.each(TEXT_LANGUAGES)('%s says every line, within what a balloon holds', (language) => {
  const lines = ALL_LINES[language];
  expect(Object.keys(lines)).toEqual(keys);
  expect(
    Object.entries(lines).filter(([, line]) => line.trim() === '' || line !== line.trim() || line.length > 70),
  ).toEqual([]);
  expect(Object.keys(ALL_SOUNDS[language])).toEqual(Object.keys(ALL_SOUNDS.eng));
  expect(Object.values(ALL_SOUNDS[language]).filter((sound) => sound.trim() === '')).toEqual([]);
});

test('English is left standing nowhere but where a language shares a word with it', () => {
  const same = translated.flatMap((language) =>
    keys.filter((key) => ALL_LINES[language][key] === ALL_LINES.eng[key]).map((key) => `${language} ${key}`),
  );
  expect(same).toEqual(SAME_AS_ENGLISH);
});

test.each([
  ['rus', /\p{Script=Latin}/u],
  ['tha', /\p{Script=Latin}/u],
] as const)('%s has no letter of another script', (language, foreign) => {
  const all = [...Object.values(ALL_LINES[language]), ...Object.values(ALL_SOUNDS[language])];
  expect(all.filter((text) => foreign.test(text))).toEqual([]);
});

test('every line marks its quotes and questions as its language does', () => {
  const wrong = (language: keyof typeof ALL_LINES, mark: RegExp) =>
    Object.values(ALL_LINES[language]).filter((line) => mark.test(line));
  // A plain space before a mark would let it start a row of the balloon.
  expect(wrong('fra', / [?!;:»]|[^\s?!\u00a0][?!]|« /)).toEqual([]);
  expect(
    Object.values(ALL_LINES.esp).filter(
      (line) => line.includes('?') !== line.includes('¿') || line.includes('!') !== line.includes('¡'),
    ),
  ).toEqual([]);
  expect(wrong('deu', /“[^„]*“|”|«/)).toEqual([]);
  for (const language of TEXT_LANGUAGES) expect(wrong(language, /["']|…/)).toEqual([]);
});

test('translations stay near the length that panels are planned for', () => {
  const lengths = (language: keyof typeof ALL_LINES) =>
    keys.reduce((sum, key) => sum + ALL_LINES[language][key].length, 0);
  for (const language of translated) expect(lengths(language) / lengths('eng')).toBeLessThan(1.2);
});

test('in Vietnamese a scene has one way to say I and you: tớ goes with cậu, tôi does not', () => {
  const sceneOf = (key: LineKey) => key.slice(0, key.indexOf('.'));
  const scenesWith = (word: RegExp) => new Set(keys.filter((key) => word.test(ALL_LINES.vie[key])).map(sceneOf));
  const familiar = scenesWith(/(?<!\p{L})(?:tớ|cậu)(?!\p{L})/iu);
  expect([...scenesWith(/(?<!\p{L})tôi(?!\p{L})/iu)].filter((scene) => familiar.has(scene))).toEqual([]);
});
