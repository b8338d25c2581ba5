import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { WithMessages } from '@/components/ui/render-in-test';
import type { ViewerMode } from '@/lib/domain/viewer-choices';
import { storage } from '@/lib/storage';

import { SettingsPopup } from './settings-popup';

const told = { onMode: jest.fn(), onQuality: jest.fn(), onKeys: jest.fn(), onClose: jest.fn() };
const show = (mode: ViewerMode = 'horizontal') =>
  render(
    <WithMessages>
      <SettingsPopup
        chapterId={1}
        mode={mode}
        isForced={false}
        quality="high"
        share={{ body: '', url: '' }}
        {...told}
      />
    </WithMessages>,
  );

const radio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  jest.clearAllMocks();
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  Reflect.deleteProperty(document, 'fullscreenElement');
});

test('each mode has its own settings @R18 @R29', () => {
  const { unmount } = show();
  expect(radio('Page fit', 'Whole page')).toBeChecked();
  expect(radio('Taps at the sides', 'Turn pages')).toBeChecked();
  expect(screen.queryByRole('group', { name: 'Strip width' })).not.toBeInTheDocument();
  unmount();
  show('vertical');
  expect(radio('Strip width', 'Regular')).toBeChecked();
  expect(screen.queryByRole('group', { name: 'Page fit' })).not.toBeInTheDocument();
});

test('choices show at once, are stored, and two before a render are both stored @R7', async () => {
  show();
  fireEvent.click(radio('Page fit', 'Fit width'));
  fireEvent.click(radio('Pages loaded ahead', '8'));
  fireEvent.click(screen.getByRole('switch', { name: 'Keep the screen on' }));
  expect(radio('Page fit', 'Fit width')).toBeChecked();
  await waitFor(() =>
    expect(JSON.parse(storage.read('viewerSettings')!)).toEqual({ fit: 'width', preload: 'many', awake: 'off' }),
  );
});

test('full screen is offered only where the browser has it @R21', async () => {
  const { unmount } = show();
  expect(screen.queryByRole('switch', { name: 'Full screen' })).not.toBeInTheDocument();
  unmount();
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  document.documentElement.requestFullscreen = jest.fn(() => {
    Object.defineProperty(document, 'fullscreenElement', { value: document.documentElement, configurable: true });
    return Promise.resolve();
  });
  show();
  await userEvent.click(screen.getByRole('switch', { name: 'Full screen' }));
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  expect(screen.getByRole('switch', { name: 'Full screen' })).toBeChecked();
});
