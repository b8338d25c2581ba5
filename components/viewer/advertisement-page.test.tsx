import { fireEvent, screen, waitFor } from '@testing-library/react';

import { loadChapter } from '@/lib/client/load-chapter';
import type { Page } from '@/lib/domain/chapter-view';
import { storage } from '@/lib/storage';

import { arrived, leaveReader, renderViewer, standByReader } from './render-viewer-in-test';
import { chapter, page } from './viewer-in-test';

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

const pages: Page[] = [page(1), { kind: 'advertisement' }, page(2), page(3)];
const ads = () => screen.queryAllByRole('complementary', { name: 'Advertisement' });

test('where nothing fills it there is no advertisement', () => {
  const { stage } = renderViewer(chapter({ pages }));
  expect(ads()).toHaveLength(0);
  expect(stage.querySelectorAll('[data-box]')).toHaveLength(3);
});

test('nor is there for a reader to whom none will come', () => {
  storage.write('adsRefused', '1');
  const { stage } = renderViewer(chapter({ pages }), <i>Bought</i>);
  expect(ads()).toHaveLength(0);
  expect(stage.querySelectorAll('[data-box]')).toHaveLength(3);
});

test('in a strip it is one of its boxes, and no page', () => {
  const { stage } = renderViewer(chapter({ pages }), <i>Bought</i>);
  const chapterBox = stage.firstElementChild!;
  expect(chapterBox.children).toHaveLength(4);
  expect(chapterBox.children[1]).toBe(ads()[0]);
  expect(ads()[0]).toHaveTextContent('Bought');
  expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
});

test('keys turn to it and past it', async () => {
  storage.write('viewerMode', 'horizontal');
  const { shown, picture } = renderViewer(chapter({ pages }), <i>Bought</i>);
  fireEvent.keyDown(document, { key: 'ArrowRight' });
  await waitFor(() => expect(ads()[0]).toHaveAttribute('data-shown'));
  expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
  fireEvent.keyDown(document, { key: 'ArrowRight' });
  await arrived(picture(2));
  await waitFor(() => expect(shown()).toEqual(['2']));
});
