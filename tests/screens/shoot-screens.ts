import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';

import { composeSheet, type Shot } from './compose-sheet';
import { newReader, openScreen, showIn, type View } from './open-screen';
import { screens, type Screen } from './screens';

interface Options {
  site: string;
  /** A Chromium. */
  browser: string;
  folder: string;
  widths: readonly number[];
  locale?: string;
  /** Only screens whose name contains one of these. */
  only?: readonly string[];
}

const PHONE_HEIGHT = 844;
const DESKTOP_HEIGHT = 900;
/** Taller than all screens but home, which is shown in parts. */
const DEEPEST = 5600;

const THEMES = ['light', 'dark'] as const;

const viewOf = (width: number): View => ({ width, height: width <= 768 ? PHONE_HEIGHT : DESKTOP_HEIGHT });

/** One screen in one window, in both themes. The window grows to the page, so that what is fixed to its foot stands at the foot. */
async function shoot(page: Page, screen: Screen, { width, height }: View, folder: string): Promise<Shot[]> {
  if (!screen.window) {
    const depth = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, Math.min(depth, DEEPEST)) });
  }
  const shots: Shot[] = [];
  for (const theme of THEMES) {
    await showIn(page, theme);
    const file = path.join(folder, `${screen.name.replace(/[^a-z0-9]+/gi, '-')}-${width}-${theme}.png`);
    await page.screenshot({ path: file });
    shots.push({ label: screen.name, file, width });
  }
  return shots;
}

/** Takes a picture of every screen in every view, and one sheet of them all. Gives the sheet, and what was wrong. */
export async function shootScreens({ site, browser: executablePath, folder, widths, locale, only }: Options) {
  const chosen = screens.filter(({ name }) => !only || only.some((part) => name.includes(part)));
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  });
  const faults: string[] = [];
  const shots: Shot[] = [];
  try {
    for (const screen of chosen) {
      for (const view of widths.map(viewOf)) {
        const context = await newReader(browser, view, screen);
        const page = await context.newPage();
        try {
          const found = await openScreen(page, site, screen, locale);
          faults.push(...found.map((fault) => `${screen.name} at ${view.width}: ${fault}`));
          shots.push(...(await shoot(page, screen, view, folder)));
        } catch (error) {
          faults.push(`${screen.name} at ${view.width} could not be shown: ${String(error).split('\n')[0]}`);
        } finally {
          await context.close();
        }
      }
    }
  } finally {
    await browser.close();
  }
  const sheet = path.join(folder, 'sheet.png');
  if (shots.length) await composeSheet(shots, sheet);
  return { sheet, count: shots.length, faults };
}
