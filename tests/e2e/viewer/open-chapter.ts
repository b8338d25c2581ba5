import { expect, type Page } from 'playwright/test';

import type { ViewerSettings } from '@/components/viewer/model/settings';
import type { ViewerMode } from '@/lib/domain/viewer-choices';

import { expectHydrated, expectPageShown } from '../reader';

interface Stored {
  mode?: ViewerMode;
  settings?: Partial<ViewerSettings>;
  /** Where the chapter was left: a page from 1, and how far into it, 0 to 1. */
  left?: { page: number; fraction: number };
}

/** Opens a chapter with stored choices, and waits for the page that it opens at. */
export async function openChapter(page: Page, chapterId: number, { mode, settings, left }: Stored = {}): Promise<void> {
  const stored = {
    viewerMode: mode,
    viewerSettings: settings && JSON.stringify(settings),
    viewerPositions: left && JSON.stringify([[chapterId, left.page, left.fraction, 0]]),
  };
  // Only what is not there yet: a later choice of the reader outlives a reload.
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values))
      if (value !== undefined && localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, stored);
  await page.goto(`/viewer/${chapterId}`);
  await expectPageShown(page, left?.page ?? 1);
  // A key that is pressed before is not handled.
  await expectHydrated(page);
}

export const slider = (page: Page) => page.getByRole('slider', { name: 'Page' });

/** Waits until horizontal reading shows a page, decoded, and the slider names it. */
export async function expectPage(page: Page, number: number): Promise<void> {
  await expectPageShown(page, number);
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(number));
}

export const endOf = (page: Page, chapterId: number) => page.getByRole('heading', { name: `That was #${chapterId}` });

/** Switches in the settings popup, which is open, by the name of the group and of the value. */
export const chooseSetting = (page: Page, group: string, value: string) =>
  page
    .getByRole('dialog', { name: 'Settings' })
    .getByRole('group', { name: group })
    .getByText(value, { exact: true })
    .click();

export const switchSetting = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Settings' }).getByRole('switch', { name }).click();
