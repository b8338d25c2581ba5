import { test as base } from 'playwright/test';

import { translatePages } from '../support/translate-page';

/** What a page translated by the browser could break: one journey of each kind of screen; with TRANSLATED=1 all of them. */
const TRANSLATED = /@translated\b/;

/** Has the pages of a journey translated where its title says `@translated`, or TRANSLATED asks for all. */
export const test = base.extend({
  context: async ({ context }, provide, { title }) => {
    if (process.env.TRANSLATED || TRANSLATED.test(title)) await translatePages(context);
    await provide(context);
  },
});
