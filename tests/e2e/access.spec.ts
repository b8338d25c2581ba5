import { newReader, openScreen, showIn } from '../screens/open-screen';
import { screens } from '../screens/screens';
import { axeFaults } from './axe-faults';
import { expect, test } from './test';

/** What a theme may change: it has the same elements and words. */
const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] };
/** Axe judges a page to its foot wherever it is scrolled to: these are judged as their deepest state, with what comes up on the way there. */
const JUDGED_AT_FOOT = ['home', 'home, halfway', 'title'];

for (const screen of screens.filter(({ name }) => !JUDGED_AT_FOOT.includes(name))) {
  test(`axe finds nothing on ${screen.name}, light or dark`, async ({ browser, viewport, baseURL }) => {
    const context = await newReader(browser, viewport!, screen);
    const page = await context.newPage();
    await openScreen(page, baseURL!, screen);
    // What comes by itself comes before it is judged, not while it is.
    if (screen.greeted) await expect(page.getByRole('dialog')).toBeVisible();
    for (const [theme, asked] of [
      ['light', undefined],
      ['dark', COLOURS],
    ] as const) {
      await showIn(page, theme);
      expect(await axeFaults(page, asked), theme).toEqual([]);
    }
    await context.close();
  });
}
