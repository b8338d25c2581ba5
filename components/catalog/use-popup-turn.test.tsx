import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { limits } from '@/lib/limits';
import type { PopupName, PopupStage } from './model/popup-turns';
import { usePopupTurn } from './use-popup-turn';

function Popup({
  name,
  isDue = true,
  stage = isDue ? 'due' : 'over',
}: {
  name: PopupName;
  isDue?: boolean;
  stage?: PopupStage;
}) {
  const { isTurn, putAway } = usePopupTurn(name, stage);
  return isTurn ? <button onClick={putAway}>{name}</button> : null;
}

const shown = () => screen.queryAllByRole('button').map((button) => button.textContent);

let pages = 0;
beforeEach(() => window.history.replaceState(null, '', `/page/${(pages += 1)}`));
afterEach(() => jest.useRealTimers());

test('of several one is shown, the first of the order', () => {
  const all = (isHomeDue: boolean) => (
    <>
      <Popup name="app" />
      <Popup name="promotion" />
      <Popup name="home" isDue={isHomeDue} />
    </>
  );
  const { rerender } = render(all(true));
  expect(shown()).toEqual(['home']);
  rerender(all(false));
  expect(shown()).toEqual(['promotion']);
});

test('one that is on its way keeps its place, though not for ever', () => {
  jest.useFakeTimers();
  const both = (stage: PopupStage) => (
    <>
      <Popup name="home" stage={stage} />
      <Popup name="promotion" />
    </>
  );
  const { rerender } = render(both('coming'));
  act(() => void jest.advanceTimersByTime(limits.popupWaitMs - 1));
  expect(shown()).toEqual([]);
  act(() => void jest.advanceTimersByTime(1));
  expect(shown()).toEqual(['promotion']);
  rerender(both('due'));
  expect(shown()).toEqual(['promotion']);
});

test('what is put away leaves the rest of its page in peace', async () => {
  const both = (isHomeDue: boolean) => (
    <>
      <Popup name="home" isDue={isHomeDue} />
      <Popup name="app" />
    </>
  );
  const { rerender, unmount } = render(both(true));
  await userEvent.click(screen.getByRole('button'));
  rerender(both(false));
  expect(shown()).toEqual([]);
  unmount();

  window.history.replaceState(null, '', '/elsewhere');
  render(<Popup name="app" />);
  expect(shown()).toEqual(['app']);
});

test('one that has opened keeps its turn when another comes in the same moment', () => {
  function Opened() {
    return usePopupTurn('home', 'due').isTurn && <div role="dialog">Welcome</div>;
  }
  const { rerender } = render(<Opened />);
  rerender(
    <>
      <Opened />
      <Popup name="app" />
    </>,
  );
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(shown()).toEqual([]);
});

test('none opens over a dialog: it waits until that is closed', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  render(<Popup name="home" />);
  expect(shown()).toEqual([]);
  await act(async () => void (dialog.open = false));
  expect(shown()).toEqual(['home']);
  dialog.remove();
});

test('a dialog that somebody’s script has hidden, and left there, holds up nothing', async () => {
  const banner = document.body.appendChild(document.createElement('div'));
  banner.setAttribute('role', 'dialog');
  banner.checkVisibility = () => banner.style.display !== 'none';
  render(<Popup name="home" />);
  expect(shown()).toEqual([]);
  await act(async () => void (banner.style.display = 'none'));
  expect(shown()).toEqual(['home']);
  banner.remove();
});

test('none comes between a press and what it does', async () => {
  jest.useFakeTimers();
  const waited = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));
  fireEvent.pointerDown(document.body);
  render(<Popup name="home" />);
  await waited(10_000);
  expect(shown()).toEqual([]);
  fireEvent.pointerUp(document.body);
  await waited(0);
  expect(shown()).toEqual([]);
  fireEvent.click(document.body);
  await waited(0);
  expect(shown()).toEqual(['home']);
});

test.each(['pointerUp', 'pointerCancel'] as const)(
  'a press that is no click in the end holds up nothing: %s',
  async (end) => {
    jest.useFakeTimers();
    fireEvent.pointerDown(document.body);
    render(<Popup name="home" />);
    fireEvent[end](document.body);
    await act(async () => void jest.advanceTimersByTime(1_000));
    expect(shown()).toEqual(['home']);
  },
);

test('none comes between a reader and what he types', async () => {
  render(<input aria-label="keyword" />);
  await userEvent.type(screen.getByRole('textbox'), 'fer');
  render(<Popup name="home" />);
  expect(shown()).toEqual([]);
  await userEvent.keyboard('ry');
  expect(screen.getByRole('textbox')).toHaveValue('ferry');
  await act(async () => {
    screen.getByRole('textbox').blur();
    await new Promise((moved) => setTimeout(moved));
  });
  expect(shown()).toEqual(['home']);
});
