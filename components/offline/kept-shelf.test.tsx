import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { Notices } from '@/components/ui/notices';
import { forgetChapter } from '@/lib/client/kept-chapters/forget-chapter';
import { useKeptChapters } from '@/lib/client/kept-chapters/use-kept-chapters';
import type { KeptChapter } from '@/lib/domain/kept-chapter';
import messages from '@/messages/en.json';

import { KeptShelf } from './kept-shelf';

jest.mock('@/lib/client/kept-chapters/forget-chapter');
jest.mock('@/lib/client/kept-chapters/use-kept-chapters');

const chapter = (id: number): KeptChapter => ({
  chapterId: id,
  titleId: 1,
  titleName: 'Ferry at Six',
  chapterName: `#${id}`,
  thumbnailUrl: '/media/one.webp',
  path: `/viewer/${id}`,
  pages: 20,
  bytes: 4_000_000,
  keptAt: 1,
});

const shelf = (ids: number[]) => {
  jest.mocked(useKeptChapters).mockReturnValue(ids.map(chapter));
  return (
    <NextIntlClientProvider locale="en" messages={messages}>
      <Notices group="test">
        <main tabIndex={-1}>
          <KeptShelf level={1} title="Kept for offline" empty={<p>nothing here</p>} />
        </main>
      </Notices>
    </NextIntlClientProvider>
  );
};
const deletes = (id: number) => screen.getByRole('button', { name: `Delete Ferry at Six #${id}` });

beforeEach(() => void jest.mocked(forgetChapter).mockReset().mockResolvedValue());

test.each([
  ['the next one', [3, 2, 1], 2, 1],
  ['that before the last', [3, 2, 1], 1, 2],
])('a chapter that is deleted is told of, and the button of %s has the focus', async (_, ids, pressed, next) => {
  const { rerender } = render(shelf(ids));
  await userEvent.click(deletes(pressed));
  rerender(shelf(ids.filter((id) => id !== pressed)));
  expect(jest.mocked(forgetChapter).mock.calls).toEqual([[pressed]]);
  expect(deletes(next)).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`Ferry at Six #${pressed} is deleted.`));
});

test('after the last of all what is around the shelf has it', async () => {
  const { rerender } = render(shelf([1]));
  await userEvent.click(deletes(1));
  rerender(shelf([]));
  expect(screen.getByText('nothing here')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a key that is held down deletes one', async () => {
  render(shelf([2, 1]));
  act(() => deletes(2).focus());
  await userEvent.keyboard('{Enter>5/}');
  expect(jest.mocked(forgetChapter).mock.calls).toEqual([[2]]);
});

test('any other key that is held down does what it does', async () => {
  render(shelf([3, 2, 1]));
  act(() => deletes(3).focus());
  await userEvent.keyboard('{Tab>4/}');
  expect(deletes(1)).toHaveFocus();
});

test('is told of once it is gone', async () => {
  let gone = () => {};
  jest.mocked(forgetChapter).mockReturnValue(new Promise((resolve) => (gone = resolve)));
  render(shelf([2, 1]));
  await userEvent.click(deletes(2));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(async () => gone());
  expect(screen.getByRole('status')).toHaveTextContent('Ferry at Six #2 is deleted.');
});
