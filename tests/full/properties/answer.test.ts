import fc from 'fast-check';

import { fetchAllTitles } from '@/lib/api/all-titles';
import { fetchAnnouncements } from '@/lib/api/announcements';
import { fetchCatalogueParts, fetchChapterPage, fetchOpenChapters, fetchTitlePage } from '@/lib/api/catalogue-pages';
import { fetchCatalogueVersion } from '@/lib/api/catalogue-version';
import { fetchChapterView } from '@/lib/api/chapter-view';
import { fetchComments } from '@/lib/api/comments';
import { fetchFavorites } from '@/lib/api/favorites';
import { fetchFeatured } from '@/lib/api/featured';
import { fetchHome } from '@/lib/api/home';
import { fetchLanguages } from '@/lib/api/languages';
import { fetchLatestChapters } from '@/lib/api/latest-chapters';
import { fetchPublisherNews } from '@/lib/api/publisher-news';
import { fetchPushKey } from '@/lib/api/push';
import { fetchSurvey } from '@/lib/api/questionnaire';
import { fetchRanking } from '@/lib/api/ranking';
import { searchTitles } from '@/lib/api/search-titles';
import type { Send } from '@/lib/api/send';
import { fetchSiteLinks } from '@/lib/api/site-links';
import { fetchSiteWords } from '@/lib/api/site-words';
import { fetchTitleDetail } from '@/lib/api/title-detail';
import { fetchTitleList } from '@/lib/api/title-list';
import { fetchFreeTitleIds, fetchTicketTitleIds, fetchUpdateTimes } from '@/lib/api/title-marks';
import { OriginError } from '@/lib/domain/origin-error';
import { encodeResponse } from '@/lib/wire/encode-response';
import { endpoints, type Endpoint, type EndpointName } from '@/lib/wire/endpoints';
import { WireError } from '@/lib/wire/wire-error';
import { PROPERTY_PATIENCE_MS, propertyRuns } from '@/tests/support/property-runs';

import { anyMessage } from './any-message';
import { declarations, loadSchema } from '@/tests/contract/wire/schema';

const READER = { language: 'eng', languages: ['eng'] } as const;
const RANGE = { from: 1, count: 10 };

/** Every operation that reads, by the call that it makes. Those without one here have no view of their own to read. */
const OPERATIONS: Partial<Record<EndpointName, (send: Send) => Promise<unknown>>> = {
  allTitles: fetchAllTitles,
  announcements: (send) => fetchAnnouncements(send, READER),
  catalogueParts: fetchCatalogueParts,
  catalogueTitles: (send) => fetchTitlePage(send, RANGE),
  catalogueChapters: (send) => fetchChapterPage(send, RANGE),
  openChapters: (send) => fetchOpenChapters(send, [1]),
  latestChapters: (send) => fetchLatestChapters(send, ['eng']),
  viewer: (send) => fetchChapterView(send, { chapterId: 1, languages: ['eng'] }),
  comments: (send) => fetchComments(send, { chapterId: 1 }),
  favorites: fetchFavorites,
  featured: (send) => fetchFeatured(send, READER),
  home: (send) => fetchHome(send, READER),
  language: fetchLanguages,
  publisherNews: (send) => fetchPublisherNews(send, { publisherId: 1, language: 'eng' }),
  pushKey: fetchPushKey,
  siteLinks: fetchSiteLinks,
  siteWords: fetchSiteWords,
  catalogueVersion: fetchCatalogueVersion,
  questionnaire: (send) => fetchSurvey(send, { key: 'reading', language: 'eng' }),
  ranking: (send) => fetchRanking(send, { ...READER, type: 'hottest' }),
  searchTitles: (send) => searchTitles(send, { ...READER, keyword: 'a' }),
  titleDetail: (send) => fetchTitleDetail(send, { titleId: 1, languages: ['eng'] }),
  titleList: (send) => fetchTitleList(send, { ...READER, type: 'serializing' }),
  updatedTitles: fetchUpdateTimes,
  freeTitles: (send) => fetchFreeTitleIds(send, READER),
  ticketTitles: (send) => fetchTicketTitleIds(send, READER),
};

jest.setTimeout(PROPERTY_PATIENCE_MS);

const RUNS = propertyRuns(150);
const DEPTH = 5;

const { messages } = declarations(loadSchema());
const answersOf = (name: EndpointName) => (endpoints[name] as Endpoint).answers;

/** What no screen can show: numbers that are none, in a result of whatever shape. */
function notNumbers(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value];
  if (value instanceof Map || value instanceof Set) return notNumbers([...value]);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(notNumbers) : [];
}

test('every call that answers with a view is read here', () => {
  const reading = (Object.keys(endpoints) as EndpointName[]).filter((name) => answersOf(name));
  expect(reading.filter((name) => !(name in OPERATIONS))).toEqual(['pushToken']);
});

test.each(Object.entries(OPERATIONS))(
  'any answer to %s is read whole, or refused as broken where bytes changed',
  async (name, read) => {
    const view = answersOf(name as EndpointName)!;
    const type = messages.get(messages.get('SuccessResult')!.fields[view]!.type)!;
    const changes = fc.record({
      cut: fc.option(fc.nat()),
      bytes: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(anyMessage(type, DEPTH), changes, async (message, { cut, bytes }) => {
        const whole = encodeResponse({ success: { [view]: message } });
        expect(notNumbers(await read(() => Promise.resolve(whole)))).toEqual([]);
        const changed = whole.slice(0, cut === null ? whole.length : cut % (whole.length + 1));
        for (const [place, byte] of bytes) if (changed.length > 0) changed[place % changed.length] = byte;
        await read(() => Promise.resolve(changed)).catch((error: unknown) => {
          if (!(error instanceof WireError || error instanceof OriginError)) throw error;
        });
      }),
      RUNS,
    );
  },
);

test('every error of an origin becomes an error of the client', async () => {
  await fc.assert(
    fc.asyncProperty(anyMessage(messages.get('ErrorResult')!, DEPTH), async (error) => {
      const bytes = encodeResponse({ error });
      await expect(fetchAllTitles(() => Promise.resolve(bytes))).rejects.toBeInstanceOf(OriginError);
    }),
    RUNS,
  );
});
