import type { Page } from 'playwright/test';

import type { ViewerSettings } from '@/components/viewer/model/settings';
import type { ViewerMode } from '@/lib/domain/viewer-choices';

import { expectPageShown } from '../reader';

interface Stored {
  mode?: ViewerMode;
  settings?: Partial<ViewerSettings>;
  /** Where the chapter was left: a page from 1, and how far into it, 0 to 1. */
  left?: { page: number; fraction: number };
}

/** Opens a chapter as a reader does who has chosen so before, and waits for the page that it opens at. */
export async function openChapter(page: Page, chapterId: number, { mode, settings, left }: Stored = {}): Promise<void> {
  const stored = {
    viewerMode: mode,
    viewerSettings: settings && JSON.stringify(settings),
    viewerPositions: left && JSON.stringify([[chapterId, left.page, left.fraction, 0]]),
  };
  // Only what is not there yet: a later choice of the reader's outlives a reload.
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values))
      if (value !== undefined && localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, stored);
  await page.goto(`/viewer/${chapterId}`);
  await expectPageShown(page, left?.page ?? 1);
}
