import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import messages from '@/messages/en.json';

import type { MangaItem } from './model/sequence';
import { PagePicture } from './page-picture';
import { furnishBrowser, page } from './viewer-in-test';

const item: MangaItem = { kind: 'manga', index: 2, number: 3, page: page(3, { encryptionKey: '0f' }) };

let blobs: Blob[];
let signals: AbortSignal[];
const onArrival = jest.fn();
const onStale = jest.fn();

beforeEach(() => {
  furnishBrowser();
  blobs = [];
  signals = [];
  onArrival.mockReset();
  URL.createObjectURL = jest.fn((blob: Blob) => `blob:${blobs.push(blob)}`);
  URL.revokeObjectURL = jest.fn();
  global.fetch = jest.fn((_: unknown, { signal }: RequestInit) => {
    signals.push(signal!);
    return Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(Uint8Array.of(0x0f, 0x0e, 0x0d).buffer) });
  }) as unknown as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

const element = (wanted: boolean, shown = item) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    <PagePicture
      item={shown}
      wanted={wanted}
      urgent
      layout={{ mode: 'vertical', fit: 'page', stripWidth: 'standard', zoom: 1 }}
      share={1}
      name="Page 3"
      onArrival={onArrival}
      onStale={onStale}
    />
  </NextIntlClientProvider>
);
const bytes = (blob: Blob) =>
  new Promise<number[]>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve([...new Uint8Array(reader.result as ArrayBuffer)]);
    reader.readAsArrayBuffer(blob);
  });

describe('a keyed picture', () => {
  it('is fetched, decrypted and shown, and given back when it leaves the window', async () => {
    const { rerender } = render(element(true));
    await waitFor(() => expect(screen.getByAltText('Page 3')).toHaveAttribute('src', 'blob:1'));
    expect(await bytes(blobs[0]!)).toEqual([0, 1, 2]);
    await act(async () => void fireEvent.load(screen.getByAltText('Page 3')));
    expect(onArrival).toHaveBeenLastCalledWith(2, screen.getByAltText('Page 3'));

    rerender(element(false));
    expect(screen.queryByAltText('Page 3')).not.toBeInTheDocument();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
    expect(onArrival).toHaveBeenLastCalledWith(2, undefined);
  });

  it('is not asked for any more once it leaves the window, and shown to nobody', async () => {
    const { rerender } = render(element(true));
    await act(async () => undefined);
    expect(signals[0]?.aborted).toBe(false);
    rerender(element(false));
    expect(signals[0]?.aborted).toBe(true);
    await act(async () => undefined);
    expect(screen.queryByAltText('Page 3')).not.toBeInTheDocument();
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(jest.mocked(URL.createObjectURL).mock.calls.length);
  });

  it('says that it failed when it is refused, which also lets the page be shown', async () => {
    jest.mocked(global.fetch).mockResolvedValue({ ok: false, status: 403 } as Response);
    render(element(true));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(onArrival).toHaveBeenLastCalledWith(2, 'failed');
  });
});

describe('the server’s own picture', () => {
  beforeEach(() => void jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true));
  const plain = { ...item, page: page(3) };
  const taken = async () => act(async () => void render(element(true, plain)));

  it('is shown where it came before anybody listened', async () => {
    await taken();
    expect(onArrival).toHaveBeenLastCalledWith(2, screen.getByAltText('Page 3'));
  });

  it('R23: has failed where it failed before anybody listened', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('broken', 'EncodingError'));
    await taken();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(onArrival).toHaveBeenLastCalledWith(2, 'failed');
  });
});

describe('a picture whose file is cut off', () => {
  const broken = () => Promise.reject(new DOMException('broken', 'EncodingError'));

  it('R23: has failed, whatever size it has told', async () => {
    render(element(true));
    const picture = await screen.findByAltText<HTMLImageElement>('Page 3');
    picture.decode = broken;
    await act(async () => void fireEvent.load(picture));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(onArrival).toHaveBeenLastCalledWith(2, 'failed');
  });

  it('is not taken for one that was refused while another of its files was chosen', async () => {
    render(element(true));
    const picture = await screen.findByAltText<HTMLImageElement>('Page 3');
    picture.decode = jest.fn(() => Promise.resolve()).mockImplementationOnce(broken);
    await act(async () => void fireEvent.load(picture));
    expect(onArrival).toHaveBeenLastCalledWith(2, picture);
  });
});
