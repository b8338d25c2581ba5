import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';

import { WithNotices } from '@/components/ui/render-in-test';
import messages from '@/messages/en.json';

import { Popup } from './popup';
import { usePopup } from './use-popup';

let mockIsLost = false;
jest.mock('./open-popup', () => {
  if (mockIsLost) throw new Error('lost');
  return { OpenPopup: () => null };
});

const Around = ({ children }: { children: ReactNode }) => <WithNotices>{children}</WithNotices>;

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Around>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      {isOpen && (
        <Popup title="Pages" onClose={() => setOpen(false)}>
          <button type="button">Inside</button>
        </Popup>
      )}
      <button type="button" onClick={() => setOpen(false)}>
        Elsewhere
      </button>
    </Around>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['returns to the button that opened it', 'Close', 'Open it'],
  ['stays where the reader moved it', 'Elsewhere', 'Elsewhere'],
])('focus enters a popup, and %s', async (_, closedBy, focused) => {
  render(<Opener />);
  await userEvent.click(button('Open it'));
  expect(screen.getByRole('dialog', { name: 'Pages' })).toHaveFocus();
  await userEvent.click(button('Inside'));
  await userEvent.click(button(closedBy));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button(focused)).toHaveFocus();
});

test('a popup whose code cannot be loaded is reported, and opens when it is requested again', async () => {
  mockIsLost = true;
  const { result } = renderHook(usePopup, { wrapper: Around });
  act(() => result.current.togglePopup('settings'));
  expect(await screen.findByText(messages.catalog.notify.failed)).toBeVisible();
  await waitFor(() => expect(result.current).toMatchObject({ popup: undefined, isOpen: false }));
  mockIsLost = false;
  act(() => result.current.togglePopup('settings'));
  await waitFor(() => expect(result.current).toMatchObject({ popup: 'settings', isOpen: true }));
});
