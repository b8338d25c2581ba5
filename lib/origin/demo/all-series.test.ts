import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';
import { allSeries } from './all-series';
import { labels } from './labels';
import { rhythmOf } from './rhythm';
import type { ChapterAccess, Edition, SeriesFacts } from './series-facts';
import { tagNames, type DemoLanguage } from './tags';

const SLUGS = [
  'ghost-tram-line-9',
  'the-rain-ledger',
  'ferry-at-six',
  'song-of-the-dead-ship',
  'eleven-seconds',
  'the-hour-jar',
  'nine-lives-bakery',
  'who-bought-the-clock',
  'lighthouse-homework',
  'low-orbit-laundry',
  'umbrella-weather',
  'mountain-midwife',
  'duke-is-not-a-cat',
  'kaiju-tax-office',
  'knuckle-sunday',
  'paper-crown',
  'sixth-bench',
  'hotel-lantern',
  'blade-of-nine-rains',
  'the-dumpling-detective',
  'a-cat-named-monday',
  'fox-wedding-season',
  'iron-lullaby',
  'moths-at-midnight',
  'salt-and-sextant',
  'letters-to-the-tide',
  'thursdays-witch',
  'moss-and-mortar',
  'static-garden',
  'second-hand-stars',
];
const MONDAY = 20_773;
const DEMO_LANGUAGES = Object.keys(tagNames.action) as DemoLanguage[];
const ALL_LANGUAGES = Object.keys(LANGUAGE_CODES) as LanguageCode[];

interface Published {
  series: SeriesFacts;
  language: LanguageCode;
  edition: Edition;
}

const published: Published[] = allSeries.flatMap((series) =>
  ALL_LANGUAGES.flatMap((language) => {
    const edition = series.editions[language];
    return edition === undefined ? [] : [{ series, language, edition }];
  }),
);

const textsOf = (edition: Edition) => [edition.name, edition.overview, edition.description, ...edition.chapterTitles];

/** Where faults are found, as `slug language: what`; an empty list is what a test wants. */
const faults = (find: (entry: Published) => readonly string[]) =>
  published.flatMap((entry) => find(entry).map((what) => `${entry.series.slug} ${entry.language}: ${what}`));

const textsThat = (language: LanguageCode, isWrong: (text: string) => boolean) =>
  faults((entry) => (entry.language === language ? textsOf(entry.edition).filter(isWrong) : []));

const having = (access: ChapterAccess) => allSeries.filter(({ newest }) => newest.includes(access));

describe('the list', () => {
  test('has the thirty ids and slugs in order', () => {
    expect(allSeries.map(({ id }) => id)).toEqual(SLUGS.map((_, index) => index + 1));
    expect(allSeries.map(({ slug }) => slug)).toEqual(SLUGS);
  });

  test('covers every label, tag and rating', () => {
    expect(new Set(allSeries.map(({ label }) => label))).toEqual(new Set(Object.keys(labels)));
    expect(new Set(allSeries.flatMap(({ tags }) => tags))).toEqual(new Set(Object.keys(tagNames)));
    expect(new Set(allSeries.map(({ rating }) => rating)).size).toBe(4);
  });

  test('gives every weekday series that update on it, evenly many', () => {
    const ongoing = allSeries.filter(({ status }) => status === 'ongoing');
    for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
      const updating = ongoing.filter((series) => {
        const { releaseOn, dayOfRelease } = rhythmOf(series);
        return Array.from({ length: 12 }, (_, week) => MONDAY + weekday - 1 + week * 7).some(
          (day) => dayOfRelease(releaseOn(day)) === day,
        );
      });
      expect(updating.length).toBeGreaterThanOrEqual(7);
      expect(updating.length).toBeLessThanOrEqual(9);
    }
    expect(ongoing.length).toBeGreaterThanOrEqual(20);
  });

  test('shows every chapter access in several series, and some that are wholly free', () => {
    for (const access of ['free', 'ends-soon', 'ticket', 'one-time-free', 'subscription'] as const) {
      expect(having(access).length).toBeGreaterThanOrEqual(5);
    }
    expect(allSeries.filter(({ newest }) => newest.every((access) => access === 'free')).length).toBeGreaterThanOrEqual(
      8,
    );
  });

  test('asks for a subscription only where a plan is offered', () => {
    expect(having('subscription').filter(({ planType }) => planType === 'disabled')).toEqual([]);
  });

  test('has room for its newest chapters after the first three', () => {
    const crowded = allSeries.filter(
      ({ status, chapters, newest }) => status !== 'one-shot' && chapters < newest.length + 3,
    );
    expect(crowded.map(({ slug }) => slug)).toEqual([]);
  });

  test('tags and counts a one-shot as one chapter', () => {
    for (const series of allSeries) {
      const isOneShot = series.status === 'one-shot';
      expect([series.slug, series.chapters === 1, series.tags.includes('one-shot')]).toEqual([
        series.slug,
        isOneShot,
        isOneShot,
      ]);
    }
  });
});

describe('the languages', () => {
  const countIn = (language: LanguageCode) => published.filter((entry) => entry.language === language).length;

  test('are two or more for a series, all nine for three of them', () => {
    const sizes = allSeries.map(({ editions }) => Object.keys(editions).length);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
    expect(sizes.filter((size) => size === DEMO_LANGUAGES.length)).toHaveLength(3);
  });

  test('are spread over the catalogue', () => {
    expect(countIn('eng')).toBe(28);
    expect(countIn('esp')).toBeGreaterThanOrEqual(22);
    expect(countIn('ita')).toBe(0);
    for (const language of DEMO_LANGUAGES) expect(countIn(language)).toBeGreaterThanOrEqual(8);
  });
});

describe('the texts', () => {
  test('are there, trimmed, and with typographic quotes', () => {
    expect(
      faults(({ edition }) =>
        textsOf(edition).filter((text) => text === '' || text !== text.trim() || /['"]| {2}/.test(text)),
      ),
    ).toEqual([]);
  });

  test('keep descriptions within 155 characters and names short enough for a cover', () => {
    expect(
      faults(({ edition }) => (edition.description.length > 155 ? [`${edition.description.length}`] : [])),
    ).toEqual([]);
    expect(faults(({ edition }) => (edition.name.length > 32 ? [edition.name] : []))).toEqual([]);
  });

  test('give overviews of two to four sentences', () => {
    const sentences = (text: string) => text.split(/[.?!](?=\s|$)/).filter(Boolean).length;
    expect(
      faults(({ language, edition }) =>
        language !== 'tha' && (sentences(edition.overview) < 2 || sentences(edition.overview) > 4)
          ? [edition.overview]
          : [],
      ),
    ).toEqual([]);
  });

  test('name nine chapters or more, each differently; one for a one-shot', () => {
    expect(
      faults(({ series, edition: { chapterTitles } }) => {
        const isEnough = series.status === 'one-shot' ? chapterTitles.length === 1 : chapterTitles.length >= 9;
        return isEnough && new Set(chapterTitles).size === chapterTitles.length
          ? []
          : [`${chapterTitles.length} titles`];
      }),
    ).toEqual([]);
  });

  test('never use one name or description twice in a language', () => {
    for (const key of ['name', 'description'] as const) {
      const seen = published.map(({ language, edition }) => `${language} ${edition[key]}`);
      expect(seen.filter((text, index) => seen.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('follow the typography of their language', () => {
    expect(textsThat('fra', (text) => /(?<!\u202f)[?!;:»]/.test(text))).toEqual([]);
    expect(
      textsThat(
        'esp',
        (text) =>
          text.split('?').length !== text.split('¿').length || text.split('!').length !== text.split('¡').length,
      ),
    ).toEqual([]);
    expect(textsThat('rus', (text) => !/\p{Script=Cyrillic}/u.test(text) || /[“”„]/.test(text))).toEqual([]);
    expect(textsThat('tha', (text) => !/\p{Script=Thai}/u.test(text) || /[.,](?!\d)/.test(text))).toEqual([]);
  });

  test('are written in composed characters, so that search finds them', () => {
    expect(faults(({ edition }) => textsOf(edition).filter((text) => text !== text.normalize('NFC')))).toEqual([]);
  });
});

test('tags and labels are named', () => {
  const names = [
    ...Object.values(tagNames).flatMap((byLanguage) => Object.values(byLanguage)),
    ...Object.values(labels).flatMap(({ name, description }) => [name, description]),
  ];
  expect(names.filter((name) => name.trim() === '')).toEqual([]);
  const labelNames = Object.values(labels).map(({ name }) => name);
  expect(new Set(labelNames).size).toBe(labelNames.length);
  for (const language of DEMO_LANGUAGES) {
    const inLanguage = Object.values(tagNames).map((byLanguage) => byLanguage[language]);
    expect(new Set(inLanguage).size).toBe(inLanguage.length);
  }
});
