import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { installModal, WithMessages } from '@/components/ui/render-in-test';
import { tapPopup } from '@/lib/client/tap-popup';
import type { Popup } from '@/lib/domain/popup';
import { limits } from '@/lib/limits';

import { answeredPopups } from './answered-popups';
import type { PopupName, PopupStage } from './model/popup-turns';
import { RatingPopup } from './rating-popup';
import { usePopupTurn } from './use-popup-turn';

jest.mock('@/lib/client/tap-popup', () => ({ tapPopup: jest.fn() }));
jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children, onClick }: { href: string; children: React.ReactNode; onClick: () => void }) => (
    <a href={href} onClick={onClick}>
      {children}
    </a>
  ),
}));

let pages = 0;
beforeAll(installModal);
beforeEach(() => {
  window.history.replaceState(null, '', `/page/${(pages += 1)}`);
  window.localStorage.clear();
  answeredPopups.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('turns of popups', () => {
  function Turn({ name, stage = 'due' }: { name: PopupName; stage?: PopupStage }) {
    const { isTurn, putAway } = usePopupTurn(name, stage);
    return isTurn ? <button onClick={putAway}>{name}</button> : null;
  }
  const homeAnd = (other: PopupName, stage: PopupStage) => (
    <>
      <Turn name={other} />
      <Turn name="home" stage={stage} />
    </>
  );
  const shown = () => screen.queryAllByRole('button').map((button) => button.textContent);

  test('a popup that is loading holds the others back for a limited time', () => {
    jest.useFakeTimers();
    const { rerender } = render(homeAnd('promotion', 'coming'));
    act(() => void jest.advanceTimersByTime(limits.popupWaitMs - 1));
    expect(shown()).toEqual([]);
    act(() => void jest.advanceTimersByTime(1));
    expect(shown()).toEqual(['promotion']);
    rerender(homeAnd('promotion', 'due'));
    expect(shown()).toEqual(['promotion']);
  });

  test('none opens over a dialog, and a dialog hidden by a script holds none up', async () => {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    dialog.checkVisibility = () => dialog.style.display !== 'none';
    render(<Turn name="home" />);
    expect(shown()).toEqual([]);
    await act(async () => void (dialog.style.display = 'none'));
    expect(shown()).toEqual(['home']);
    dialog.remove();
  });
});

describe('rating popup', () => {
  const popup: Popup = {
    id: 7,
    kind: 'system',
    subject: 'For adults',
    body: 'Blood and ink.',
    language: 'eng',
    ok: { text: 'I am of age' },
    cancel: { text: 'Go back' },
  };
  const show = () => render(<RatingPopup popup={popup} />, { wrapper: WithMessages });
  const agree = () => userEvent.click(screen.getByRole('button', { name: 'I am of age' }));
  const never = () => userEvent.click(screen.getByRole('checkbox', { name: 'Don’t show this again' }));
  const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog');

  test('returns on each visit until the reader ticks not to show it again, and is counted @2.48 @4.40', async () => {
    const first = show();
    expect(screen.getByRole('dialog', { name: 'For adults' })).toHaveTextContent('Blood and ink.');
    await agree();
    expect(dialog()).toBeNull();
    expect(tapPopup).toHaveBeenCalledWith(7);
    first.unmount();
    answeredPopups.clear();

    const second = show();
    await never();
    // Escape closes the dialog in the browser, which fires `close`.
    act(() => dialog()!.close());
    expect(window.localStorage.getItem('rating_checked_7')).toBe('1');
    second.unmount();
    answeredPopups.clear();

    show();
    expect(dialog()).toBeNull();
  });

  test('leads back to where the reader came from', async () => {
    const back = jest.spyOn(window.history, 'back').mockImplementation();
    window.history.pushState(null, '', '/titles/10');
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Go back' }));
    expect(back).toHaveBeenCalledTimes(1);
  });
});
