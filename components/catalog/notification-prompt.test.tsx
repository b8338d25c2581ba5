import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { Notices } from '@/components/ui/notices';
import { useNotifications, type NotificationState } from '@/lib/client/push/use-notifications';
import { useFavorites, useSetFavorite } from '@/lib/client/use-favorites';
import type { Title } from '@/lib/domain/title';
import messages from '@/messages/en.json';

import { NotificationPrompt } from './notification-prompt';

jest.mock('@/lib/client/use-favorites');
jest.mock('@/lib/client/push/use-notifications');

const words = messages.catalog.notify;
const setFavorite = jest.fn(() => Promise.resolve());
const turnOn = jest.fn(() => Promise.resolve(true));

function prompt(state: NotificationState, favorites: number[] | undefined = []) {
  jest
    .mocked(useFavorites)
    .mockReturnValue({ titles: favorites?.map((id) => ({ id }) as Title), error: undefined, reload: jest.fn() });
  jest.mocked(useSetFavorite).mockReturnValue(setFavorite);
  jest.mocked(useNotifications).mockReturnValue({ state, turnOn });
  return (
    <NextIntlClientProvider locale="en" messages={messages}>
      <Notices group="test">
        <NotificationPrompt titleId={10} />
      </Notices>
    </NextIntlClientProvider>
  );
}
const show = (state: NotificationState, favorites?: number[]) => render(prompt(state, favorites));

beforeEach(() => {
  setFavorite.mockClear();
  turnOn.mockReset().mockResolvedValue(true);
});

test('asks the reader, and makes the title a favourite @2.55', async () => {
  show('ask');
  await userEvent.click(screen.getByRole('button', { name: words.ask }));
  expect(turnOn).toHaveBeenCalledTimes(1);
  expect(setFavorite).toHaveBeenCalledWith(10, true);
});

test('who says no to the browser has no new favourite', async () => {
  turnOn.mockResolvedValue(false);
  show('ask');
  await userEvent.click(screen.getByRole('button'));
  expect(setFavorite).not.toHaveBeenCalled();
});

test('a favourite stays one', async () => {
  show('ask', [10]);
  await userEvent.click(screen.getByRole('button'));
  expect(setFavorite).not.toHaveBeenCalled();
});

test('who is told of other titles is asked about this one', () => {
  show('on', [20]);
  expect(screen.getByRole('button', { name: words.ask })).toBeInTheDocument();
});

test('says that he is told', () => {
  show('on', [10]);
  expect(screen.getByText(words.on)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says where to allow what is forbidden, without a button that does nothing', () => {
  show('denied');
  expect(screen.getByText(words.denied)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['he is told', 'on', true],
  ['why he cannot be', 'denied', false],
] as const)('what is said in the button’s place takes the focus: that %s', async (said, state, answer) => {
  turnOn.mockResolvedValue(answer);
  const { rerender } = show('ask');
  await userEvent.click(screen.getByRole('button'));
  rerender(prompt(state, [10]));
  expect(screen.getByText(words[state])).toHaveFocus();
});

test('nobody who did not ask loses the focus to it', () => {
  show('ask').rerender(prompt('denied'));
  expect(document.body).toHaveFocus();
});

test('is not there where the browser cannot @5.27', () => {
  show('unsupported');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button')).toBeNull();
});

test('cannot be pressed twice', async () => {
  show('asking');
  const button = screen.getByRole('button', { name: words.asking });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(turnOn).not.toHaveBeenCalled();
});

test('says when it failed', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  turnOn.mockRejectedValue(new Error('away'));
  show('ask');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words.failed));
  warn.mockRestore();
});
