import { act, fireEvent, render } from '@testing-library/react';

import { fetchPicture } from './fetch-picture';
import { PageThumbnail } from './page-thumbnail';
import { page } from './viewer-in-test';

jest.mock('./fetch-picture');

const keyed = page(2, { encryptionKey: 'ab12' });
const picture = (container: HTMLElement) => container.querySelector('img');
const revoke = jest.fn();

beforeEach(() => {
  URL.revokeObjectURL = revoke;
  revoke.mockReset();
  jest.mocked(fetchPicture).mockReset();
});

test('a plain page is shown by its own address', () => {
  const { container } = render(<PageThumbnail page={page(1)} width={104} />);
  expect(picture(container)).toHaveAttribute('src', expect.stringContaining('/page/1'));
  expect(fetchPicture).not.toHaveBeenCalled();
});

test('one that does not come is not shown broken', () => {
  const { container } = render(<PageThumbnail page={page(1)} width={104} />);
  fireEvent.error(picture(container)!);
  expect(picture(container)).toBeNull();
});

test('a plain page that goes is asked for no longer', async () => {
  const { container, unmount } = render(<PageThumbnail page={page(1)} width={104} />);
  const shown = picture(container)!;
  unmount();
  await act(async () => undefined);
  expect(shown).not.toHaveAttribute('src');
});

test('a keyed page is fetched, shown once it is there, and given back when it goes', async () => {
  jest.mocked(fetchPicture).mockResolvedValue('blob:2');
  const { container, unmount } = render(<PageThumbnail page={keyed} width={104} />);
  expect(picture(container)).toBeNull();
  await act(async () => undefined);
  expect(picture(container)).toHaveAttribute('src', 'blob:2');
  expect(fetchPicture).toHaveBeenCalledWith(
    expect.stringContaining('/page/2'),
    'ab12',
    expect.objectContaining({ priority: 'low' }),
  );
  expect(revoke).not.toHaveBeenCalled();
  unmount();
  expect(revoke).toHaveBeenCalledWith('blob:2');
});

test('a keyed page that nobody waits for any more is asked for no longer, and given back if it comes', async () => {
  let arrive: (address: string) => void = () => undefined;
  jest.mocked(fetchPicture).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { unmount } = render(<PageThumbnail page={keyed} width={104} />);
  unmount();
  expect(jest.mocked(fetchPicture).mock.calls[0]![2].signal?.aborted).toBe(true);
  await act(async () => arrive('blob:late'));
  expect(revoke).toHaveBeenCalledWith('blob:late');
});
