import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';

import { SiteLinksProvider } from '@/components/catalog/site-links-context';
import { WithMessages, WithNotices } from '@/components/ui/render-in-test';
import { fetchComments, likeComment } from '@/lib/api/comments';
import { NetworkError } from '@/lib/api/network-error';
import type { Comment } from '@/lib/domain/comment';
import { openEyes } from '@/tests/support/eyes';
import { misspoken } from '@/tests/support/misspoken';
import { translateEachTest } from '@/tests/support/translate-page';

import { AppPrompt } from './app-prompt';
import { Comments } from './comments';
import { CommentsScreen } from './comments-screen';

jest.mock('@/lib/client/after-paint', () => ({ afterPaint: () => Promise.resolve() }));
jest.mock('@/lib/api/comments', () => ({ fetchComments: jest.fn(), likeComment: jest.fn() }));
const fetched = jest.mocked(fetchComments);
const liked = jest.mocked(likeComment);

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

async function show(...given: Comment[]) {
  const shown = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Comments chapterId={30_001} given={given} />
    </SWRConfig>,
    { wrapper: WithNotices },
  );
  await act(async () => undefined);
  return shown;
}
const names = () =>
  screen.getAllByRole('article').map((item) => within(item).getByText(/^reader/, { selector: 'b' }).textContent);
const heart = (id: number) => screen.getByRole('button', { name: new RegExp(`^Like reader ${id} ?’s comment`) });
const answerWith = (...comments: Comment[]) =>
  fetched.mockResolvedValue({ comments, titleId: 30, titleName: '', chapterName: '', credit: '' });

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  liked.mockReset().mockResolvedValue();
});

test('sorts by likes, or by date when that is chosen @2.58 @4.57', async () => {
  await show(comment(1), comment(3), comment(2), comment(4, { createdAt: undefined, likes: 0 }));
  expect(screen.getByRole('radio', { name: 'Likes' })).toBeChecked();
  expect(names()).toEqual(['reader 3', 'reader 2', 'reader 1', 'reader 4']);
  await userEvent.click(screen.getByRole('radio', { name: 'Latest' }));
  await waitFor(() => expect(names()).toEqual(['reader 4', 'reader 1', 'reader 2', 'reader 3']));
  // A time that is not known is not shown.
  expect(screen.getAllByRole('time')).toHaveLength(3);
});

test('words of the series and of its readers are said in its language', async () => {
  const list = { titleId: 30, titleName: '§ title', chapterName: '§ chapter', credit: '§ author' };
  const comments = [comment(1, { userName: '§ reader', body: '§ said' })];
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CommentsScreen chapterId={30_001} list={{ ...list, comments }} language="rus" />
    </SWRConfig>,
    { wrapper: WithNotices },
  );
  await act(async () => undefined);
  expect(screen.getByText('§ said')).toHaveAttribute('lang', 'ru');
  expect(misspoken({ pattern: '§', tag: 'ru', isStrict: true })).toEqual([]);
});

test.each([
  [{}, /^Comments can be read here, but not written\.$/],
  [{ ios: 'https://store.example/ios' }, /Comments are written in the app\./],
])('leads to the app where a store has it: %j', (stores, text) => {
  const { container } = render(
    <SiteLinksProvider links={{ social: {}, stores }}>
      <AppPrompt />
    </SiteLinksProvider>,
    { wrapper: WithMessages },
  );
  expect(container).toHaveTextContent(text);
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(Object.values(stores));
});

test('renders a comment as text, never as HTML', async () => {
  const { container } = await show(comment(1, { body: '<img src=x onerror=alert(1)>' }));
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(container.querySelector('[onerror]')).toBeNull();
});

test('an empty list says so @2.60 @8.17', async () => {
  await show();
  expect(screen.getByText("There doesn't seem to be any comments posted yet.")).toBeVisible();
});

test('a reader without a session requests nothing; with one, their own comments and likes are marked once in view', async () => {
  const first = await show(comment(1));
  expect(fetched).not.toHaveBeenCalled();
  first.unmount();
  localStorage.setItem('session', 'reader-one');
  answerWith(comment(1, { isMine: true, alreadyLiked: true }));
  const scrollIntoView = openEyes();
  await show(comment(1));
  expect(fetched).not.toHaveBeenCalled();
  act(() => scrollIntoView());
  expect(await screen.findByText('You')).toBeVisible();
  expect(heart(1)).toHaveAttribute('aria-pressed', 'true');
  expect(fetched.mock.calls.map(([, query]) => query)).toEqual([{ chapterId: 30_001 }]);
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('a like shows at once, is sent once, counts after the call, and is taken back by another press @1.7 @4.31', async () => {
  let answer = () => undefined as void;
  liked.mockImplementationOnce(() => new Promise<void>((resolve) => (answer = resolve)));
  await show(comment(1, { likes: 12_399 }), comment(2));
  expect(heart(1)).toHaveAccessibleName(/^Like reader 1 ?’s comment 12\.3k$/);
  await userEvent.click(heart(1));
  expect(heart(1).querySelector('[data-inked]')).not.toBeNull();
  expect(heart(1)).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('12,399 likes')).toBeInTheDocument();
  await userEvent.click(heart(1));
  expect(liked).toHaveBeenCalledTimes(1);

  await act(async () => answer());
  expect(heart(1)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('12,400 likes')).toBeInTheDocument();
  expect(heart(1)).toHaveFocus();
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([heart(1)]);
  await userEvent.keyboard('[Space]');
  await waitFor(() => expect(heart(1)).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.getByText('12,399 likes')).toBeInTheDocument();
  expect(liked.mock.calls.map(([, like]) => like.isLiked)).toEqual([true, false]);
});

test('a failed like is reverted with a notification, and can be repeated', async () => {
  liked.mockRejectedValueOnce(new NetworkError('failed'));
  await show(comment(1));
  await userEvent.click(heart(1));
  expect(await screen.findByText('That didn’t work. The likes haven’t changed.')).toBeVisible();
  expect(heart(1)).toHaveAttribute('aria-pressed', 'false');
  expect(heart(1)).toHaveTextContent('10');
  await userEvent.click(heart(1));
  await waitFor(() => expect(heart(1)).toHaveTextContent('11'));
});

describe('in a translated page', () => {
  translateEachTest();

  test('a like is counted', async () => {
    await show(comment(1, { likes: 12_399 }));
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('12.4k'));
    expect(screen.getByText('12,400 likes')).toBeInTheDocument();
  });
});
