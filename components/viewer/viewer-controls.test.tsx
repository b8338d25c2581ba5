import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { loadChapter } from '@/lib/client/load-chapter';
import { limits } from '@/lib/limits';
import { storage } from '@/lib/storage';

import { leaveReader, renderViewer, standByReader } from './render-viewer-in-test';
import { chapter } from './viewer-in-test';

jest.mock('@/lib/client/after-paint', () => ({ afterPaint: () => Promise.resolve() }));
jest.mock('@/lib/client/load-chapter');
jest.mock('@/lib/client/use-favorites', () => ({
  useFavorites: () => ({ titles: [] }),
  useSetFavorite: () => () => Promise.resolve(),
}));

beforeEach(() => {
  standByReader();
  jest
    .mocked(loadChapter)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
});
afterEach(leaveReader);

describe('the mode', () => {
  it.each([
    ['vertical', {}, undefined],
    ['horizontal', {}, 'horizontal'],
    ['vertical', { isVerticalOnly: true }, 'horizontal'],
    ['horizontal', { isHorizontalOnly: true }, 'vertical'],
  ])('is %s for a chapter %p with %p stored @4.44 @4.46', (mode, forms, stored) => {
    if (stored) storage.write('viewerMode', stored);
    expect(renderViewer(chapter(forms)).root.dataset.mode).toBe(mode);
    expect(screen.queryByRole('slider') !== null).toBe(mode === 'horizontal');
    expect(screen.queryByRole('progressbar') !== null).toBe(mode === 'vertical');
  });

  it('changes in the settings, is said and remembered @4.45 @4.47', async () => {
    const { root } = renderViewer(chapter());
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Horizontal' }));
    await waitFor(() => expect(root.dataset.mode).toBe('horizontal'));
    expect(await screen.findByText('Now turning pages sideways')).toBeInTheDocument();
    expect(storage.read('viewerMode')).toBe('horizontal');
  });

  it('cannot be changed where the chapter forces it', async () => {
    renderViewer(chapter({ isVerticalOnly: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    expect(await screen.findByRole('radio', { name: 'Horizontal' })).toBeDisabled();
  });
});

describe('the bars', () => {
  it('leave after two seconds, and the centre brings them back @4.52 @4.53 @9.18', () => {
    jest.useFakeTimers();
    const { root, stage } = renderViewer(chapter());
    expect(root.dataset.bars).toBe('shown');
    act(() => jest.advanceTimersByTime(limits.viewerBarsHideMs));
    expect(root.dataset.bars).toBe('hidden');
    fireEvent.click(stage, { clientX: 500 });
    expect(root.dataset.bars).toBe('shown');
  });

  it('come and go by Enter, which still presses what has the focus', async () => {
    const { root } = renderViewer(chapter());
    await userEvent.keyboard('{Enter}');
    expect(root.dataset.bars).toBe('hidden');
    await userEvent.keyboard('{Enter}');
    expect(root.dataset.bars).toBe('shown');
    act(() => screen.getByRole('button', { name: 'Settings' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(root.dataset.bars).toBe('shown');
  });

  it('wait while a popup is open @4.52 @9.18', async () => {
    jest.useFakeTimers();
    const { root } = renderViewer(chapter());
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Settings' })));
    act(() => jest.advanceTimersByTime(limits.viewerBarsHideMs * 2));
    expect(root.dataset.bars).toBe('shown');
  });

  it('stay on the last two pages, whatever is tapped @4.53 @4.54', async () => {
    storage.write('viewerMode', 'horizontal');
    const { root, stage } = renderViewer(chapter());
    fireEvent.keyDown(document, { key: 'End' });
    await waitFor(() => expect(root.dataset.bars).toBe('shown'));
    fireEvent.click(stage, { clientX: 500 });
    expect(root.dataset.bars).toBe('shown');
  });
});

describe('the popups', () => {
  it('show all pages by a button that is called what it shows', async () => {
    renderViewer(chapter());
    const button = screen.getByRole('button', { name: /all pages/ });
    expect(button).toHaveTextContent('1 / 6');
    expect(button).toHaveAccessibleName('1 / 6, all pages');
  });

  it('are open one at a time @4.55', async () => {
    renderViewer(chapter());
    for (const name of ['Chapters', 'Language', 'Settings']) {
      await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
      expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
    }
  });

  it('close by a click elsewhere, by Escape and by their own button @4.56', async () => {
    // All of it may take longer than the bars stay by themselves.
    jest.replaceProperty(limits, 'viewerBarsHideMs', 60_000 as never);
    const { stage, root } = renderViewer(chapter());
    const settings = screen.getByRole('button', { name: 'Settings' });
    const closings = [
      () => userEvent.click(stage),
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(settings),
    ];
    for (const close of closings) {
      await userEvent.click(settings);
      expect(await screen.findByRole('dialog')).toBeInTheDocument();
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(root.dataset.bars).toBe('shown');
    }
  });

  it('lead to the other languages, each named in itself', async () => {
    renderViewer(chapter({ otherLanguages: [{ titleId: 11, language: 'esp', isNew: true }] }));
    await userEvent.click(screen.getByRole('button', { name: 'Language: English (EN)' }));
    expect(within(await screen.findByRole('dialog')).getByRole('link', { name: /^Español/ })).toHaveAttribute(
      'href',
      '/titles/11',
    );
    expect(screen.getByText('Español')).toHaveAttribute('lang', 'es');
    expect(screen.getByText('New').closest('[lang="es"]')).toBeNull();
  });
});
