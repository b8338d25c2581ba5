import { act, render, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import { keepContentLanguages } from '@/lib/client/content-languages';
import { keepLocale } from '@/lib/client/service-locale';
import type { Locale } from '@/lib/i18n/locales';
import { storage } from '@/lib/storage';

import { goTo } from './go-to';
import { KeepEdition } from './keep-edition';

const mockRefresh = jest.fn();
/** The path by which the server rendered the page. */
let mockPagePath: string;
jest.mock('@/lib/i18n/navigation', () => ({
  usePathname: () => window.location.pathname.replace(/^\/(es|de|en)(?=\/)/, ''),
  useRouter: () => ({ refresh: mockRefresh }),
  getPathname: ({ href, locale }: { href: string; locale: string }) => `/${locale}${href}`,
}));
jest.mock('./go-to');
jest.mock('./use-page-path', () => ({ usePagePath: () => mockPagePath }));

/** Asks the server whether the page can be refreshed. */
const fetchPage = jest.fn<Promise<Pick<Response, 'ok'>>, [string, RequestInit]>();
let visibility: DocumentVisibilityState;

beforeEach(() => {
  window.localStorage.clear();
  for (const name of ['locale', 'languages', 'guessed']) document.cookie = `${name}=; path=/; max-age=0`;
  jest.mocked(goTo).mockClear();
  mockRefresh.mockClear();
  fetchPage.mockReset().mockResolvedValue({ ok: true });
  globalThis.fetch = fetchPage as unknown as typeof fetch;
  visibility = 'visible';
  mockPagePath = '/in/own/updates';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => jest.restoreAllMocks());

function open(address: string, locale: Locale = 'en') {
  window.history.replaceState(null, '', address);
  return render(
    <NextIntlClientProvider locale={locale} messages={{}}>
      <KeepEdition />
      <textarea />
    </NextIntlClientProvider>,
  );
}

const lookAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const destinations = () => jest.mocked(goTo).mock.calls;
const counts = () => ({ requests: fetchPage.mock.calls.length, refreshes: mockRefresh.mock.calls.length });

/** Another tab stores a choice while this one is hidden; then the reader returns to this one. */
function chooseInOtherTab(choose: () => void) {
  visibility = 'hidden';
  choose();
  for (const key of ['service', 'contentsV2'])
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect([destinations(), mockRefresh.mock.calls]).toEqual([[], []]);
  visibility = 'visible';
  lookAgain();
}

test.each([
  ['/updates', 'en', undefined],
  ['/updates', 'en', '🦊'],
  ['/de/titles/10', 'de', 'es'],
  ['/rating/deu', 'de', 'es'],
] as const)('%s in %s stays, where the stored locale is %s', (address, locale, service) => {
  if (service) storage.write('service', service);
  open(address, locale);
  expect([destinations(), counts()]).toEqual([[], { requests: 0, refreshes: 0 }]);
  if (!service) expect(document.cookie).toBe('');
});

test('a page in English, served without the locale cookie, is replaced by the stored locale’s', () => {
  storage.write('service', 'es');
  open('/titles/10?from=mail#top');
  expect(destinations()).toEqual([['/es/titles/10?from=mail#top', { inPlace: true }]]);
  expect(document.cookie).toContain('locale=es');
});

describe('after a redirect by Accept-Language', () => {
  beforeEach(() => void (document.cookie = 'guessed=de; path=/'));

  test.each(['es', 'en'] as const)('the page is replaced by the stored locale’s: %s @4.37', (service) => {
    storage.write('service', service);
    open('/de/titles/10?from=mail#top', 'de');
    expect(destinations()).toEqual([[`/${service}/titles/10?from=mail#top`, { inPlace: true }]]);
    expect(document.cookie).toBe(`locale=${service}`);
  });

  test.each([undefined, 'de', '🦊'])('the page stays where the stored locale is %s', (service) => {
    if (service) storage.write('service', service);
    open('/de/titles/10', 'de');
    expect(destinations()).toEqual([]);
    expect(document.cookie).not.toContain('guessed');
  });

  test('an address in a language that the reader follows then is obeyed', () => {
    open('/de/titles/10', 'de').unmount();
    storage.write('service', 'es');
    open('/de/titles/11', 'de');
    expect(destinations()).toEqual([]);
  });
});

test('a page without the stored content languages is refreshed once, and an old setting is migrated', async () => {
  storage.write('contents', 'es');
  open('/updates');
  expect([storage.read('contents'), storage.read('contentsV2')]).toEqual([undefined, 'esp']);
  expect(document.cookie).toContain('languages=esp');
  await waitFor(() => expect(mockRefresh).toHaveBeenCalled());
  lookAgain();
  expect(counts()).toEqual({ requests: 1, refreshes: 1 });
});

test.each(['/in/eng-esp/updates', '/faq'])(
  'a page rendered for them, or for all readers, is not refreshed: %s',
  (path) => {
    storage.write('contentsV2', 'esp,eng');
    mockPagePath = path;
    open('/updates');
    expect(counts()).toEqual({ requests: 0, refreshes: 0 });
  },
);

test.each([
  ['answers with an error', async () => ({ ok: false })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a page stays while the server %s, until the reader returns to it', async (_, answer) => {
  storage.write('contentsV2', 'eng,esp');
  fetchPage.mockImplementationOnce(answer);
  open('/updates?from=mail');
  const head = expect.objectContaining({ method: 'HEAD', cache: 'no-store' }) as RequestInit;
  expect(fetchPage).toHaveBeenCalledWith(window.location.href, head);
  await act(async () => undefined);
  expect(mockRefresh).not.toHaveBeenCalled();
  lookAgain();
  await waitFor(() => expect(mockRefresh).toHaveBeenCalledTimes(1));
});

describe('a choice in another tab', () => {
  test('of the interface language opens the page in it once the reader returns', () => {
    open('/titles/10');
    chooseInOtherTab(() => keepLocale('de'));
    expect(destinations()).toEqual([['/de/titles/10', { inPlace: true }]]);
    expect(mockRefresh).not.toHaveBeenCalled();
  });

  test('does not discard a text that is being written', () => {
    const { container } = open('/faq');
    container.querySelector('textarea')!.value = 'More ferries';
    chooseInOtherTab(() => keepLocale('de'));
    expect(destinations()).toEqual([]);
  });
});

test('a choice of content languages in this tab refreshes the page @4.36', () => {
  open('/updates');
  act(() => keepContentLanguages(['eng', 'fra']));
  act(() => keepContentLanguages(['eng']));
  expect(mockRefresh).toHaveBeenCalledTimes(2);
});
