import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { installModal, WithNotices } from '@/components/ui/render-in-test';
import { tellRefused } from '@/lib/client/later/refused';
import { useNotifications, type NotificationState } from '@/lib/client/push/use-notifications';
import { useFavorites, useSetFavorite } from '@/lib/client/use-favorites';
import messages from '@/messages/en.json';

import { FavoriteButton } from './favorite-button';
import { NotificationPrompt } from './notification-prompt';
import { RefusedNotice } from './refused-notice';
import { sampleTitle } from './sample-title-in-test';
import { ShareButton } from './share-button';

jest.mock('@/lib/client/use-favorites');
jest.mock('@/lib/client/push/use-notifications');

const setFavorite = jest.fn<Promise<void>, [number, boolean]>();
const turnOn = jest.fn<Promise<boolean>, []>();

function haveFavorites(...ids: number[]) {
  const titles = ids.map((id) => sampleTitle(id));
  jest.mocked(useFavorites).mockReturnValue({ titles, error: undefined, reload: jest.fn() });
}

beforeEach(() => {
  setFavorite.mockReset().mockResolvedValue();
  turnOn.mockReset().mockResolvedValue(true);
  jest.mocked(useSetFavorite).mockReset().mockReturnValue(setFavorite);
  haveFavorites();
});
afterEach(() => jest.restoreAllMocks());

describe('favourite button', () => {
  const show = () => {
    render(<FavoriteButton titleId={10} variant="wide" />, { wrapper: WithNotices });
    return screen.getByRole('button');
  };

  test('a press before its code has loaded adds the favourite once, shows progress and keeps the focus @4.26', async () => {
    let answer = () => undefined as void;
    setFavorite.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
    const button = show();
    button.focus();
    fireEvent.click(button);
    expect(button).toHaveTextContent('One moment');
    await waitFor(() => expect(setFavorite).toHaveBeenCalledWith(10, true));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(setFavorite).toHaveBeenCalledTimes(1);
    await act(async () => answer());
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(button).toHaveFocus();
  });

  test('removes a favourite', async () => {
    haveFavorites(10);
    const button = show();
    await waitFor(() => expect(button).toHaveAttribute('aria-label', 'Favourited'));
    await userEvent.click(button);
    await waitFor(() => expect(setFavorite).toHaveBeenCalledWith(10, false));
  });

  test('takes the next press before the list says what the last one did', async () => {
    const button = show();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-label', 'Favourited'));
    await userEvent.click(button);
    await waitFor(() => expect(setFavorite).toHaveBeenLastCalledWith(10, false));
    await waitFor(() => expect(button).toHaveAttribute('aria-label', 'Add to favourites'));
  });

  test('reverts and notifies when the origin refuses', async () => {
    setFavorite.mockRejectedValue(new Error('offline'));
    const button = show();
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(messages.catalog.favorite.failed));
    expect(button).toHaveAttribute('aria-label', 'Add to favourites');
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('notification prompt', () => {
  const words = messages.catalog.notify;
  function show(state: NotificationState, ...favorites: number[]) {
    haveFavorites(...favorites);
    jest.mocked(useNotifications).mockReturnValue({ state, turnOn });
    return render(<NotificationPrompt titleId={10} />, { wrapper: WithNotices });
  }

  test('asks for permission and makes the title a favourite @2.55', async () => {
    show('ask');
    await userEvent.click(screen.getByRole('button', { name: 'Add to favourites and tell me about new chapters' }));
    expect(turnOn).toHaveBeenCalledTimes(1);
    expect(setFavorite).toHaveBeenCalledWith(10, true);
  });

  test('asks for permission alone where the title is a favourite', async () => {
    show('ask', 10);
    await userEvent.click(screen.getByRole('button', { name: 'Tell me about new chapters' }));
    expect(turnOn).toHaveBeenCalledTimes(1);
    expect(setFavorite).not.toHaveBeenCalled();
  });

  test('adds no favourite when the reader denies permission', async () => {
    turnOn.mockResolvedValue(false);
    show('ask');
    await userEvent.click(screen.getByRole('button'));
    expect(setFavorite).not.toHaveBeenCalled();
  });

  test.each(['on', 'denied'] as const)('the text that replaces the button takes the focus: %s', async (state) => {
    const { rerender } = show('ask');
    await userEvent.click(screen.getByRole('button'));
    haveFavorites(10);
    jest.mocked(useNotifications).mockReturnValue({ state, turnOn });
    rerender(<NotificationPrompt titleId={10} />);
    expect(screen.getByText(words[state]).closest('p')).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('renders nothing where the browser has no notifications @5.27', () => {
    show('unsupported');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('share button', () => {
  beforeEach(
    () => void render(<ShareButton title="Ghost Tram" text="Read it" url="/titles/10" />, { wrapper: WithNotices }),
  );

  test('copies the absolute address where the device cannot share', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/titles/10');
    expect(await screen.findByText('Link copied')).toBeVisible();
  });

  describe('over plain HTTP', () => {
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    beforeEach(() => {
      installModal();
      Reflect.deleteProperty(navigator, 'clipboard');
    });
    afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

    test('copies the selected address within the press', async () => {
      let copied: string | undefined;
      document.execCommand = () => {
        copied = (document.activeElement as HTMLTextAreaElement).value;
        return true;
      };
      press();
      expect(copied).toBe('http://localhost/titles/10');
      expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
      expect(await screen.findByText('Link copied')).toBeVisible();
      expect(screen.queryByRole('textbox')).toBeNull();
    });

    test('shows the address, selected, where it cannot be copied', async () => {
      document.execCommand = () => false;
      press();
      const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy it from here' });
      expect(field).toHaveFocus();
      expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe('http://localhost/titles/10');
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });
});

describe('notice of a refused write', () => {
  const { favorite, like } = messages.catalog.refused;
  const status = () => screen.getByRole('status').textContent;

  test.each([
    ['addFavorite', favorite],
    ['unlikeComment', like],
  ] as const)('names a refused %s, also one refused before the page listens', (endpoint, text) => {
    tellRefused({ endpoint, query: {} });
    render(<RefusedNotice />, { wrapper: WithNotices });
    expect(status()).toBe(text);
  });
});
