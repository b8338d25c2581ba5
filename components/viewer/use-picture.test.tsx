import { waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

import { fetchPicture } from './fetch-picture';
import { usePicture } from './use-picture';
import { furnishBrowser, page } from './viewer-in-test';

jest.mock('./fetch-picture');
// By itself none is asked for again here.
jest.mock('./model/retry-delay', () => ({
  ...jest.requireActual<object>('./model/retry-delay'),
  retryDelay: () => undefined,
}));

const keyed = page(1, { encryptionKey: 'ab12' });
const asked = { urgent: true, dots: () => 100, onStale: () => undefined };

// `act` runs the effects of a draw at once; browsers paint first, and much may come before them.
const inAct = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  inAct.IS_REACT_ACT_ENVIRONMENT = false;
  furnishBrowser();
  URL.revokeObjectURL = jest.fn();
});
afterEach(() => void (inAct.IS_REACT_ACT_ENVIRONMENT = true));

test('a picture that comes between a draw and its effects is shown, and given back only when it goes', async () => {
  let arrive: (address: string) => void = () => undefined;
  jest.mocked(fetchPicture).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  function Page({ drawn, wanted }: { drawn: number; wanted: boolean }) {
    const { src } = usePicture(keyed, { ...asked, wanted });
    useLayoutEffect(() => {
      if (drawn === 2) arrive('blob:1');
    }, [drawn]);
    return <img alt={`Draw ${drawn}`} src={src} />;
  }
  const place = document.createElement('div');
  const root = createRoot(place);
  const src = () => place.querySelector('img')?.getAttribute('src');
  root.render(<Page drawn={1} wanted />);
  await waitFor(() => expect(fetchPicture).toHaveBeenCalledTimes(1));
  root.render(<Page drawn={2} wanted />);
  await waitFor(() => expect(src()).toBe('blob:1'));
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();

  root.render(<Page drawn={3} wanted={false} />);
  await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1'));
  expect(src()).toBeNull();
  root.unmount();
});

test('a larger file that comes just as the smaller is found broken is given back', async () => {
  const arrive: ((address: string) => void)[] = [];
  jest
    .mocked(fetchPicture)
    .mockReset()
    .mockImplementation(() => new Promise((resolve) => arrive.push(resolve)));
  let fail: () => void = () => undefined;
  function Page() {
    const picture = usePicture(keyed, { ...asked, wanted: true });
    useLayoutEffect(() => void ({ fail } = picture));
    return <img alt="" src={picture.src} />;
  }
  const root = createRoot(document.createElement('div'));
  root.render(<Page />);
  await waitFor(() => expect(arrive).toHaveLength(1));
  arrive[0]!('blob:1');
  await Promise.resolve();
  fail();
  await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1'));
  root.unmount();
});

describe('a picture that failed for good', () => {
  let attempts: () => string[];
  let draw: (wanted: boolean) => void;
  let picture: () => Element | null;
  let listens: jest.SpyInstance;
  beforeEach(async () => {
    listens = jest.spyOn(window, 'addEventListener');
    jest.mocked(fetchPicture).mockReset().mockRejectedValueOnce(new Error('No network')).mockResolvedValue('blob:1');
    function Page({ wanted }: { wanted: boolean }) {
      const { src, failed } = usePicture(keyed, { ...asked, wanted });
      return <img alt={failed ? 'failed' : 'well'} src={src} />;
    }
    const place = document.createElement('div');
    const root = createRoot(place);
    attempts = () => jest.mocked(fetchPicture).mock.calls.map(([address]) => address);
    draw = (wanted) => root.render(<Page wanted={wanted} />);
    picture = () => place.querySelector('img');
    draw(true);
    await waitFor(() => expect(picture()).toHaveAttribute('alt', 'failed'));
  });
  afterEach(() => listens.mockRestore());

  test('is asked for again as soon as there is a network again', async () => {
    // It may be drawn as failed before it listens.
    await waitFor(() => expect(listens).toHaveBeenCalledWith('online', expect.anything()));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(picture()).toHaveAttribute('src', 'blob:1'));
    expect(new Set(attempts()).size).toBe(2);
    window.dispatchEvent(new Event('online'));
    expect(attempts()).toHaveLength(2);
  });

  test('is asked for again when its page is come back to', async () => {
    draw(false);
    await waitFor(() => expect(picture()).toHaveAttribute('alt', 'well'));
    expect(attempts()).toHaveLength(1);
    draw(true);
    await waitFor(() => expect(picture()).toHaveAttribute('src', 'blob:1'));
    expect(new Set(attempts()).size).toBe(2);
  });
});
