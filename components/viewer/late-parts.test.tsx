import { act, fireEvent, screen } from '@testing-library/react';

import { loadChapter } from '@/lib/client/load-chapter';
import { OriginError } from '@/lib/domain/origin-error';
import { storage } from '@/lib/storage';

import { leaveReader, renderViewer, standByReader } from './render-viewer-in-test';
import { chapter } from './viewer-in-test';

let mockRelease = () => undefined as void;
const mockReleased = new Promise<void>((resolve) => (mockRelease = resolve));
// As the site has them: what is not there yet suspends.
jest.mock('next/dynamic', () => {
  const { default: dynamic } = jest.requireActual('next/dist/shared/lib/app-dynamic');
  return (load: () => Promise<unknown>, options?: object) => dynamic(() => mockReleased.then(load), options);
});
jest.mock('@/lib/client/load-chapter');

beforeEach(() => {
  standByReader();
  storage.write('viewerMode', 'horizontal');
  jest
    .mocked(loadChapter)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
});
afterEach(leaveReader);

const GONE = { kind: 'system' as const, subject: 'This chapter has ended', body: '', language: 'eng' as const };

const turn = () => fireEvent.keyDown(document, { key: 'ArrowRight' });
const expectPage = (number: number) => expect(screen.getByText(`Page ${number} of 6`)).toBeInTheDocument();

test('pages are turned while a popup is on its way', async () => {
  renderViewer(chapter());
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  turn();
  expectPage(2);
  turn();
  expectPage(3);
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeInTheDocument();
  expectPage(3);
});

test('pages are turned while what says that they may not be read is on its way', async () => {
  jest.mocked(loadChapter).mockRejectedValue(new OriginError('default', { english: GONE, all: [GONE] }));
  renderViewer(chapter());
  await act(async () => undefined);
  turn();
  expectPage(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  mockRelease();
  expect(await screen.findByRole('alert')).toHaveAccessibleName('This chapter has ended');
});
