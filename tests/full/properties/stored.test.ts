import fc from 'fast-check';

import { groupsOf } from '@/components/ads/model/consent';
import { readViewedPopups, withViewedPopup } from '@/components/home/model/viewed-popups';
import { parseSelection } from '@/components/manga-list/model/selection';
import { parseReadAnnouncements, withReadAnnouncement } from '@/components/news/model/read-announcements';
import { keywordIn } from '@/components/search/model/keyword-in';
import { parseRecord } from '@/components/viewer/model/parse-record';
import { positionToRestore, withPosition } from '@/components/viewer/model/positions';
import { modeOf, qualityOf, settingsOf, settingsText } from '@/components/viewer/model/settings';
import { laterWrite } from '@/lib/client/later/model/later-writes';
import { historyOf, joinedHistory, withoutTitle, withReading, type Reading } from '@/lib/domain/reading-history';
import { editionLanguages, formatLanguages, parseLanguages } from '@/lib/edition';
import { DEFAULT_LOCALE, LOCALES, storedLocale } from '@/lib/i18n/locales';
import { preferredLocale } from '@/lib/i18n/preferred-locale';
import { anyJson } from '@/tests/support/any-input';
import { PROPERTY_PATIENCE_MS, propertyRuns } from '@/tests/support/property-runs';

jest.setTimeout(PROPERTY_PATIENCE_MS);

const reading: Reading = {
  titleId: 10,
  titleName: 'T',
  coverUrl: '/c.webp',
  language: 'eng',
  chapterId: 1,
  chapterName: '#1',
  page: 1,
  total: 9,
  finished: true,
  at: 1,
};
/** What may lie in a browser's storage: what others, older versions or a failing disk have left there. */
const stored = fc.option(
  anyJson(
    { rows: [reading], read: [[10, 1]] },
    { place: 1, endpoint: 'addFavorite', query: { title_id: 10 } },
    [[1, 2, 3, 4]],
    [1],
  ),
  { nil: undefined },
);
const id = fc.integer({ min: 1, max: 2_000_000_000 });

/** Whatever is stored is taken for something of this kind, and nothing is thrown. */
function alwaysGives(name: string, read: (value: string | undefined, id: number) => void): void {
  test(name, () => {
    fc.assert(
      fc.property(stored, id, (value, one) => {
        read(value, one);
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      }),
      propertyRuns(500),
    );
  });
}

alwaysGives('a reading history is read, written on and joined', (value, titleId) => {
  const { rows } = historyOf(value);
  expect(Array.isArray(rows)).toBe(true);
  const added = withReading(value, { ...reading, titleId });
  expect(historyOf(added).rows[0]).toEqual({ ...reading, titleId });
  expect(historyOf(withoutTitle(added, titleId).rest).rows.some((row) => row.titleId === titleId)).toBe(false);
  expect(Array.isArray(historyOf(joinedHistory(value, added)).rows)).toBe(true);
});

alwaysGives('places in chapters', (value, chapterId) => {
  const place = { chapterId, page: 3, fraction: 0.5, finished: false };
  expect(positionToRestore(withPosition(value, place), chapterId)).toEqual(place);
  const before = positionToRestore(value, chapterId);
  if (before) expect([before.page, before.fraction].every(Number.isFinite)).toBe(true);
});

alwaysGives('settings of the viewer are ones that there are', (value) => {
  const settings = settingsOf(value);
  expect(settingsOf(settingsText(settings))).toEqual(settings);
  expect(Object.values(settings)).not.toContain(undefined);
  expect([
    ['vertical', 'horizontal'].includes(modeOf(value)),
    ['low', 'high', 'super_high'].includes(qualityOf(value)),
    typeof parseRecord(value),
  ]).toEqual([true, true, 'object']);
});

alwaysGives('what was seen, read and chosen', (value, one) => {
  expect(readViewedPopups(withViewedPopup(value, one))).toContain(one);
  expect(parseReadAnnouncements(withReadAnnouncement(value, one))).toContain(one);
  const { sort } = parseSelection({ only: value, tag: value, label: value, sort: value });
  expect([undefined, 'recent', 'az', 'za']).toContain(sort);
  expect(typeof groupsOf(value)).toBe('string');
  expect(typeof keywordIn(value)).toBe('string');
});

alwaysGives('a write that waits is one that can be sent', (value) => {
  const write = laterWrite('x', value);
  if (write)
    expect([Number.isSafeInteger(write.place), Object.values(write.query).every(Number.isSafeInteger)]).toEqual([
      true,
      true,
    ]);
});

alwaysGives('languages and locales are those that there are', (value = '') => {
  const languages = parseLanguages(value);
  expect(parseLanguages(formatLanguages(languages))).toEqual(languages);
  const edition = editionLanguages(value, 'eng');
  if (edition) expect(edition).toContain('eng');
  expect([undefined, ...LOCALES]).toContain(storedLocale(value));
  expect(LOCALES).toContain(preferredLocale(value, LOCALES, DEFAULT_LOCALE));
});
