import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';

import { fetchComments } from '@/lib/api/comments';
import type { Comment } from '@/lib/domain/comment';
import messages from '@/messages/en.json';

import { Comments } from './comments';

jest.mock('@/lib/api/comments', () => ({ fetchComments: jest.fn() }));
const asked = jest.mocked(fetchComments);

const comment = (id: number, more: Partial<Comment> = {}): Comment => ({
  id, index: id, userName: `reader ${id}`, iconUrl: '/media/avatar/1/round-96.webp', isMine: false, alreadyLiked: false,
  likes: id * 10, body: `comment ${id}`, createdAt: 1_700_000_000 - id * 86_400, ...more,
});

function show(given: Comment[]) {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" messages={messages}>
        <Comments chapterId={30_001} given={given} />
      </NextIntlClientProvider>
    </SWRConfig>,
  );
}
const names = () => screen.getAllByRole('article').map((item) => within(item).getByText(/^reader/).textContent);

beforeEach(() => localStorage.clear());
afterEach(() => asked.mockReset());

it('lists the most liked first, and the latest when that is chosen', async () => {
  show([comment(1), comment(3), comment(2)]);
  expect(screen.getByRole('radio', { name: 'Likes' })).toBeChecked();
  expect(names()).toEqual(['reader 3', 'reader 2', 'reader 1']);
  await userEvent.click(screen.getByRole('radio', { name: 'Latest' }));
  expect(names()).toEqual(['reader 1', 'reader 2', 'reader 3']);
});

it('shows what was written as text, never as HTML', () => {
  const { container } = show([comment(1, { body: '<img src=x onerror=alert(1)>' })]);
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(container.querySelector('[onerror]')).toBeNull();
});

it('folds a long one until it is asked for', async () => {
  show([comment(1, { body: 'long '.repeat(200) }), comment(2)]);
  const fold = screen.getByRole('button', { name: 'Read more' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(fold);
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

it('counts likes as specified', () => {
  show([comment(1, { likes: 12_399 })]);
  expect(screen.getByRole('img', { name: '12,399 likes' })).toHaveTextContent('12.3k');
});

it('says so where nobody has written', () => {
  show([]);
  expect(screen.getByText("There doesn't seem to be any comments posted yet.")).toBeVisible();
});

it('marks the reader’s own once asked with his session', async () => {
  localStorage.setItem('session', 'reader-one');
  asked.mockResolvedValue({ comments: [comment(1, { isMine: true })], titleId: 30, titleName: '', chapterName: '', credit: '' });
  show([comment(1)]);
  expect(await screen.findByText('You')).toBeVisible();
  expect(asked).toHaveBeenCalledWith(expect.anything(), { chapterId: 30_001 });
});

it('asks nothing for who has no session', () => {
  show([comment(1)]);
  expect(asked).not.toHaveBeenCalled();
});
