import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';

import { Notices } from '@/components/ui/notices';
import { fetchComments, likeComment } from '@/lib/api/comments';
import { NetworkError } from '@/lib/api/network-error';
import type { Comment } from '@/lib/domain/comment';
import messages from '@/messages/en.json';

import { Comments } from './comments';

jest.mock('@/lib/client/after-paint', () => ({ afterPaint: () => Promise.resolve() }));
jest.mock('@/lib/api/comments', () => ({ fetchComments: jest.fn(), likeComment: jest.fn() }));
const asked = jest.mocked(fetchComments);
const told = jest.mocked(likeComment);

const comment = (id: number, more: Partial<Comment> = {}): Comment => ({
  id,
  index: id,
  userName: `reader ${id}`,
  iconUrl: '/media/avatar/1/round-96.webp',
  isMine: false,
  alreadyLiked: false,
  likes: id * 10,
  body: `comment ${id}`,
  createdAt: 1_700_000_000 - id * 86_400,
  ...more,
});

/** With what has come of it at once. */
async function show(given: Comment[]) {
  const shown = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" messages={messages}>
        <Notices group="foo">
          <Comments chapterId={30_001} given={given} />
        </Notices>
      </NextIntlClientProvider>
    </SWRConfig>,
  );
  await act(async () => undefined);
  return shown;
}
const names = () => screen.getAllByRole('article').map((item) => within(item).getByText(/^reader/).textContent);
const heart = (id: number) => screen.getByRole('button', { name: new RegExp(`^Like reader ${id}’s comment`) });
const answers = (...comments: Comment[]) =>
  asked.mockResolvedValue({ comments, titleId: 30, titleName: '', chapterName: '', credit: '' });

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
  told.mockReset().mockResolvedValue();
});

it('lists the most liked first, and the latest when that is chosen @2.58 @4.57', async () => {
  await show([comment(1), comment(3), comment(2)]);
  expect(screen.getByRole('radio', { name: 'Likes' })).toBeChecked();
  expect(names()).toEqual(['reader 3', 'reader 2', 'reader 1']);
  await userEvent.click(screen.getByRole('radio', { name: 'Latest' }));
  await waitFor(() => expect(names()).toEqual(['reader 1', 'reader 2', 'reader 3']));
});

it('shows what was written as text, never as HTML', async () => {
  const { container } = await show([comment(1, { body: '<img src=x onerror=alert(1)>' })]);
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(container.querySelector('[onerror]')).toBeNull();
});

it('folds a long one until it is asked for', async () => {
  await show([comment(1, { body: 'long '.repeat(200) }), comment(2)]);
  const fold = screen.getByRole('button', { name: 'Read more' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(fold);
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

it('counts likes as specified', async () => {
  await show([comment(1, { likes: 12_399 })]);
  expect(heart(1)).toHaveAccessibleName('Like reader 1’s comment 12.3k');
  expect(screen.getByText('12,399 likes')).toBeInTheDocument();
});

it('says so where nobody has written @2.60 @8.17', async () => {
  await show([]);
  expect(screen.getByText("There doesn't seem to be any comments posted yet.")).toBeVisible();
});

it('marks the reader’s own once asked with his session', async () => {
  localStorage.setItem('session', 'reader-one');
  answers(comment(1, { isMine: true, alreadyLiked: true }));
  await show([comment(1)]);
  expect(await screen.findByText('You')).toBeVisible();
  expect(heart(1)).toHaveAttribute('aria-pressed', 'true');
  expect(asked).toHaveBeenCalledWith(expect.anything(), { chapterId: 30_001 });
});

it('asks nothing for who has no session', async () => {
  await show([comment(1)]);
  expect(asked).not.toHaveBeenCalled();
});

it('asks for the reader’s own once they come near, not before', async () => {
  localStorage.setItem('session', 'reader-one');
  answers(comment(1));
  let nears: (isIntersecting: boolean) => void = () => undefined;
  const observer = { observe: jest.fn(), disconnect: jest.fn() };
  window.IntersectionObserver = jest.fn((callback) => {
    nears = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    return observer;
  }) as unknown as typeof IntersectionObserver;
  await show([comment(1)]);
  nears(false);
  expect(asked).not.toHaveBeenCalled();
  nears(true);
  await screen.findByText('reader 1');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(observer.disconnect).toHaveBeenCalled();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

it('is liked, and no longer: the heart answers at once, the count after the call @1.7 @4.31', async () => {
  let kept = () => undefined as void;
  told.mockImplementationOnce(() => new Promise<void>((resolve) => (kept = resolve)));
  await show([comment(1), comment(2)]);
  await userEvent.click(heart(1));
  expect(heart(1).querySelector('[data-inked]')).not.toBeNull();
  expect(heart(1)).toHaveAttribute('aria-pressed', 'false');
  expect(heart(1)).toHaveAttribute('aria-disabled', 'true');
  expect(heart(1)).toHaveTextContent('10');
  await userEvent.click(heart(1));
  expect(told).toHaveBeenCalledTimes(1);

  await act(async () => kept());
  expect(heart(1)).toHaveAttribute('aria-pressed', 'true');
  expect(heart(1)).toHaveTextContent('11');
  expect(heart(1)).toHaveFocus();
  expect(heart(2)).toHaveTextContent('20');
  await waitFor(() => expect(heart(1)).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.keyboard('[Space]');
  await waitFor(() => expect(heart(1)).toHaveAttribute('aria-pressed', 'false'));
  expect(heart(1)).toHaveTextContent('10');
  expect(told.mock.calls.map(([, like]) => like)).toEqual([
    { commentId: 1, isLiked: true },
    { commentId: 1, isLiked: false },
  ]);
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['fails', new NetworkError('failed')],
  ['refuses', new Error('refused')],
])('is as it was, and says so, when the origin %s', async (_, error) => {
  told.mockRejectedValue(error);
  await show([comment(1)]);
  await userEvent.click(heart(1));
  expect(await screen.findByText('That didn’t work. The likes haven’t changed.')).toBeVisible();
  expect(heart(1)).toHaveAttribute('aria-pressed', 'false');
  expect(heart(1).querySelector('[data-inked], [data-fresh]')).toBeNull();
  expect(heart(1)).toHaveTextContent('10');
  told.mockResolvedValue();
  await userEvent.click(heart(1));
  await waitFor(() => expect(heart(1)).toHaveTextContent('11'));
});

it('moves nothing under the finger: an order is made when it is chosen', async () => {
  await show([comment(1, { likes: 5 }), comment(2, { likes: 5, createdAt: 1 })]);
  expect(names()).toEqual(['reader 1', 'reader 2']);
  await userEvent.click(heart(2));
  await waitFor(() => expect(heart(2)).toHaveTextContent('6'));
  expect(names()).toEqual(['reader 1', 'reader 2']);
  await userEvent.click(screen.getByRole('radio', { name: 'Latest' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Likes' }));
  await waitFor(() => expect(names()).toEqual(['reader 2', 'reader 1']));
});

it('a like made without a network is shown, also when the comments come again without one', async () => {
  told.mockRejectedValue(new NetworkError('unreachable'));
  localStorage.setItem('session', 'reader-one');
  asked.mockRejectedValue(new NetworkError('unreachable'));
  const first = await show([comment(1)]);
  await userEvent.click(heart(1));
  await waitFor(() => expect(heart(1)).toHaveTextContent('11'));
  first.unmount();
  await show([comment(1)]);
  expect(await screen.findByText('11')).toBeVisible();
  expect(heart(1)).toHaveAttribute('aria-pressed', 'true');
});

it('the last of many is liked alone', async () => {
  await show(Array.from({ length: 150 }, (_, index) => comment(index + 1)));
  await userEvent.click(heart(1));
  await waitFor(() => expect(heart(1)).toHaveTextContent('11'));
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([heart(1)]);
}, 120_000);
