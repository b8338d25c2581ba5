import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';

import { WithMessages } from '@/components/ui/render-in-test';

import { fetchPicture } from './fetch-picture';
import type { MangaItem } from './model/sequence';
import { PagePicture } from './page-picture';
import { PageThumbnail } from './page-thumbnail';
import { furnishBrowser, page } from './viewer-in-test';

jest.mock('./fetch-picture');
jest.mock('./model/retry-delay', () => ({
  ...jest.requireActual<object>('./model/retry-delay'),
  retryDelay: () => undefined,
}));

const keyed = page(3, { encryptionKey: '0f' });
const item: MangaItem = { kind: 'manga', index: 2, number: 3, page: keyed };
const plain = { ...item, page: page(3) };
const onArrival = jest.fn();
const revoke = jest.fn();
const broken = () => Promise.reject(new DOMException('broken', 'EncodingError'));

beforeEach(() => {
  furnishBrowser();
  for (const mock of [onArrival, revoke]) mock.mockReset();
  URL.revokeObjectURL = revoke;
  jest.mocked(fetchPicture).mockReset().mockResolvedValue('blob:1');
});
afterEach(() => jest.restoreAllMocks());

const element = (wanted: boolean, shown = item) => (
  <WithMessages>
    <PagePicture
      item={shown}
      wanted={wanted}
      urgent
      layout={{ mode: 'vertical', fit: 'page', stripWidth: 'standard', zoom: 1 }}
      share={1}
      name="Page 3"
      onArrival={onArrival}
      onStale={() => undefined}
    />
  </WithMessages>
);
const picture = () => screen.findByAltText<HTMLImageElement>('Page 3');
const signalOf = (call: number) => jest.mocked(fetchPicture).mock.calls[call]![2].signal!;

test.each(['leaves the window', 'is unmounted'])(
  'an encrypted picture is shown, and revoked when it %s @R3',
  async (how) => {
    const { rerender, unmount } = render(element(true));
    const image = await picture();
    expect(image).toHaveAttribute('src', 'blob:1');
    await act(async () => void fireEvent.load(image));
    expect(onArrival).toHaveBeenLastCalledWith(2, image);
    expect(revoke).not.toHaveBeenCalled();
    if (how === 'is unmounted') unmount();
    else rerender(element(false));
    expect(screen.queryByAltText('Page 3')).not.toBeInTheDocument();
    expect(revoke).toHaveBeenCalledWith('blob:1');
    expect(onArrival).toHaveBeenLastCalledWith(2, undefined);
  },
);

test('a picture that leaves the window while it loads is aborted, and revoked if it comes @R3 @R7', async () => {
  let arrive: (address: string) => void = () => undefined;
  jest.mocked(fetchPicture).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { rerender } = render(element(true));
  rerender(element(false));
  expect(signalOf(0).aborted).toBe(true);
  await act(async () => arrive('blob:late'));
  expect(revoke).toHaveBeenCalledWith('blob:late');
});

test.each(['online', 'return'])('a failed picture is requested again at another address: %s @R23', async (how) => {
  jest.mocked(fetchPicture).mockRejectedValueOnce(new Error('No network'));
  const { rerender } = render(element(true));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(onArrival).toHaveBeenLastCalledWith(2, 'failed');
  if (how === 'online') act(() => void window.dispatchEvent(new Event('online')));
  else for (const wanted of [false, true]) rerender(element(wanted));
  await waitFor(async () => expect(await picture()).toHaveAttribute('src', 'blob:1'));
  expect(new Set(jest.mocked(fetchPicture).mock.calls.map(([url]) => url)).size).toBe(2);
});

test('a network that returns before the failure is rendered is heard @R23', async () => {
  let fail: (reason: Error) => void = () => undefined;
  jest.mocked(fetchPicture).mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  render(element(true));
  await act(async () => {
    fail(new Error('No network'));
    // React renders at the end of this, after the event.
    await Promise.resolve();
    window.dispatchEvent(new Event('online'));
  });
  expect(await picture()).toHaveAttribute('src', 'blob:1');
  expect(fetchPicture).toHaveBeenCalledTimes(2);
});

test.each([
  ['was shown', () => Promise.resolve(), undefined],
  ['failed', broken, 'Try again'],
])("the server's picture that %s before hydration is told so @R23", async (_, decode, button) => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  HTMLImageElement.prototype.decode = decode;
  await act(async () => void render(element(true, plain)));
  expect(screen.queryByRole('button')?.textContent).toBe(button);
  expect(onArrival).toHaveBeenLastCalledWith(2, button ? 'failed' : await picture());
});

test('a page that has not come shows its number, on the screen a spinner, and the small picture that has loaded @R33', async () => {
  const { container, rerender } = render(<PageThumbnail page={plain.page} width={104} />, { wrapper: WithMessages });
  await act(async () => void fireEvent.load(container.querySelector('img')!));
  rerender(element(true, plain));
  const placeholder = container.querySelector('[data-placeholder]')!;
  expect(placeholder).toHaveTextContent(/^3$/);
  expect(placeholder.querySelector('.spinner')).toBeInTheDocument();
  expect(placeholder.querySelector('img')).toHaveAttribute('src', plain.page.imageUrl);
  await act(async () => void fireEvent.load(await picture()));
  expect(container.querySelector('[data-placeholder]')).toBeNull();
});

test('an encrypted preview is fetched with low priority, and revoked when it goes @R27', async () => {
  const { container, unmount } = render(<PageThumbnail page={keyed} width={104} />);
  await act(async () => undefined);
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:1');
  expect(jest.mocked(fetchPicture).mock.calls[0]![2]).toMatchObject({ priority: 'low' });
  unmount();
  expect(revoke).toHaveBeenCalledWith('blob:1');
});
