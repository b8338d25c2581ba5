import { act, render, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import { keepContentLanguages } from '@/lib/client/content-languages';
import { keepLocale } from '@/lib/client/service-locale';
import type { Locale } from '@/lib/i18n/locales';
import { storage } from '@/lib/storage';

import { goTo } from './go-to';
import { KeepEdition } from './keep-edition';

const refresh = jest.fn();
const ask = jest.fn<Promise<Pick<Response, 'ok'>>, [string, RequestInit]>();

jest.mock('@/lib/i18n/navigation', () => ({
  usePathname: () => window.location.pathname.replace(/^\/(es|de|en)(?=\/)/, ''),
  useRouter: () => ({ refresh }),
  getPathname: ({ href, locale }: { href: string; locale: string }) => `/${locale}${href}`,
}));
jest.mock('./go-to');
jest.mock('./use-page-path', () => ({ usePagePath: () => pagePath }));

/** The path by which the server made the page. */
let pagePath: string;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  window.localStorage.clear();
  for (const name of ['locale', 'languages']) document.cookie = `${name}=; path=/; max-age=0`;
  jest.mocked(goTo).mockClear();
  refresh.mockClear();
  ask.mockReset().mockResolvedValue({ ok: true });
  globalThis.fetch = ask as unknown as typeof fetch;
  visibility = 'visible';
  pagePath = '/in/own/updates';
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

const looksAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Another tab stores something while this one is hidden; then the reader looks at this one. */
function choosesElsewhere(choose: () => void) {
  visibility = 'hidden';
  choose();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'service' })));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'contentsV2' })));
  expect([goTo, refresh].map((leaves) => jest.mocked(leaves).mock.calls)).toEqual([[], []]);
  visibility = 'visible';
  looksAgain();
}

const wentTo = () => jest.mocked(goTo).mock.calls.map(([address]) => address);

describe('on arrival', () => {
  test('who chose nothing is left alone', () => {
    open('/updates');
    expect([wentTo(), refresh.mock.calls, document.cookie]).toEqual([[], [], '']);
  });

  test.each(['xx', 'english', 'x'.repeat(10_000), '🦊', '{'])('a stored service %.9s leads nowhere', (service) => {
    storage.write('service', service);
    open('/updates');
    expect(wentTo()).toEqual([]);
  });

  test('a page that came in English, for its cookie was lost, gives way to the stored locale', () => {
    storage.write('service', 'es');
    open('/titles/10?from=mail#top');
    expect(jest.mocked(goTo).mock.calls).toEqual([['/es/titles/10?from=mail#top', { inPlace: true }]]);
    expect(document.cookie).toContain('locale=es');
  });

  test.each([
    ['/de/titles/10', 'de'],
    ['/rating/deu', 'de'],
    ['/en/titles/10', 'en'],
  ] as const)('%s says its language and is obeyed', (address, locale) => {
    storage.write('service', 'es');
    open(address, locale);
    expect(wentTo()).toEqual([]);
  });

  test('a page that came without the stored content languages is asked for again, once', async () => {
    storage.write('contentsV2', 'eng,esp');
    open('/updates');
    expect(document.cookie).toContain('languages=eng-esp');
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    looksAgain();
    expect([refresh.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1]);
  });

  test.each([
    ['an error', async () => ({ ok: false })],
    ['nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('it stays as it is where %s answers, until it is looked at again', async (_, answer) => {
    storage.write('contentsV2', 'eng,esp');
    ask.mockImplementationOnce(answer);
    open('/updates?from=mail');
    await waitFor(() =>
      expect(ask).toHaveBeenCalledWith(
        window.location.href,
        expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
      ),
    );
    await act(async () => undefined);
    expect(refresh).not.toHaveBeenCalled();
    looksAgain();
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  });

  describe('of two choices while the first is asked for', () => {
    /** The answers to what was asked, in order. */
    let answers: ((answer: Pick<Response, 'ok'>) => void)[];
    beforeEach(() => {
      answers = [];
      ask.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
      storage.write('contentsV2', 'eng,esp');
      open('/updates');
    });
    const answerAll = (ok: boolean) => act(async () => answers.splice(0).forEach((answer) => answer({ ok })));
    const choose = (languages: string) => {
      storage.write('contentsV2', languages);
      looksAgain();
    };

    test('the last is shown, once', async () => {
      choose('eng,fra');
      await answerAll(true);
      expect([ask.mock.calls.length, refresh.mock.calls.length]).toEqual([2, 1]);
    });

    test('none is taken for shown that was not', async () => {
      choose('eng,fra');
      await answerAll(false);
      choose('eng,esp');
      await answerAll(true);
      expect([ask.mock.calls.length, refresh.mock.calls.length]).toEqual([3, 1]);
    });

    test('nothing is shown where the last is what is there', async () => {
      choose('eng');
      await answerAll(true);
      expect([ask.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 0]);
    });

    test('nothing is shown to who has gone on meanwhile', async () => {
      window.history.replaceState(null, '', '/faq');
      await answerAll(true);
      expect(refresh).not.toHaveBeenCalled();
    });
  });

  test('what is chosen here meanwhile is asked for once', async () => {
    storage.write('contentsV2', 'eng,esp');
    open('/updates');
    act(() => keepContentLanguages(['eng', 'fra']));
    await act(async () => undefined);
    expect([ask.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 1]);
  });

  test.each(['/in/eng-esp/updates', '/rare/eng-esp/updates', '/faq'])(
    'a page that came with them, or needs none, is not: %s',
    (path) => {
      storage.write('contentsV2', 'esp,eng');
      pagePath = path;
      open('/updates');
      expect([ask.mock.calls, refresh.mock.calls]).toEqual([[], []]);
    },
  );

  test('a page that came before another tab mirrored them is asked for again', async () => {
    storage.write('contentsV2', 'esp,eng');
    document.cookie = 'languages=eng-esp; path=/';
    open('/updates');
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  });

  test('the old content setting is moved, and the page asked for with it', async () => {
    storage.write('contents', 'es');
    open('/updates');
    expect([storage.read('contents'), storage.read('contentsV2')]).toEqual([undefined, 'esp']);
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  });
});

describe('a choice in another tab', () => {
  test('of the interface opens the same page in it, once it is looked at', () => {
    open('/titles/10');
    choosesElsewhere(() => keepLocale('de'));
    expect(jest.mocked(goTo).mock.calls).toEqual([['/de/titles/10', { inPlace: true }]]);
    expect(refresh).not.toHaveBeenCalled();
  });

  test('of the interface that this page has already moves nothing', () => {
    storage.write('service', 'es');
    open('/de/titles/10', 'de');
    choosesElsewhere(() => keepLocale('de'));
    expect(wentTo()).toEqual([]);
  });

  test('does not throw away what is being written', () => {
    const { container } = open('/faq');
    container.querySelector('textarea')!.value = 'More ferries';
    choosesElsewhere(() => keepLocale('de'));
    expect(wentTo()).toEqual([]);
  });

  test('of the content has the page asked for again, once it is looked at', async () => {
    open('/updates');
    choosesElsewhere(() => keepContentLanguages(['eng', 'tha']));
    await waitFor(() => expect([refresh.mock.calls.length, wentTo()]).toEqual([1, []]));
  });

  test('shows at once in a window beside it', () => {
    open('/updates');
    keepLocale('de');
    expect(wentTo()).toEqual([]);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'service' })));
    expect(wentTo()).toEqual(['/de/updates']);
  });
});

test('a choice of content in this tab has the page asked for again @4.36', () => {
  open('/updates');
  act(() => keepContentLanguages(['eng', 'fra']));
  act(() => keepContentLanguages(['eng']));
  expect(refresh).toHaveBeenCalledTimes(2);
});
