import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { WithNotices } from '@/components/ui/render-in-test';
import { forgetChapter } from '@/lib/client/kept-chapters/forget-chapter';
import { useKeptChapters } from '@/lib/client/kept-chapters/use-kept-chapters';
import type { KeptChapter } from '@/lib/domain/kept-chapter';

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

const list = (ids: number[]) => {
  jest.mocked(useKeptChapters).mockReturnValue(ids.map(chapter));
  return (
    <main tabIndex={-1}>
      <KeptShelf level={1} title="Kept chapters" empty={<p>nothing here</p>} />
    </main>
  );
};
const show = (...ids: number[]) => render(list(ids), { wrapper: WithNotices });
const deleteButton = (id: number) => screen.getByRole('button', { name: `Delete Ferry at Six #${id}` });

beforeEach(() => void jest.mocked(forgetChapter).mockReset().mockResolvedValue());

test('deleting a chapter moves the focus to the next one', async () => {
  const { rerender } = show(3, 2, 1);
  await userEvent.click(deleteButton(2));
  rerender(list([3, 1]));
  expect(jest.mocked(forgetChapter).mock.calls).toEqual([[2]]);
  expect(deleteButton(1)).toHaveFocus();
});

test('deleting the last chapter moves the focus to the page', async () => {
  const { rerender } = show(1);
  await userEvent.click(deleteButton(1));
  rerender(list([]));
  expect(screen.getByText('nothing here')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});
