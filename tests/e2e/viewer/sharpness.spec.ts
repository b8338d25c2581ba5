import { test } from '../test';
import { expectSharpPages } from './sharp-pages';

// Against the site's own origin: it serves pages in widths.
for (const [mode, viewport, deviceScaleFactor] of [
  ['vertical', { width: 412, height: 915 }, 2.625],
  ['horizontal', { width: 1366, height: 768 }, 1.5],
] as const) {
  test.describe(() => {
    test.use({ viewport, deviceScaleFactor });

    test(`${mode} pages at ${viewport.width} px and ratio ${deviceScaleFactor} are the narrowest files that fill whole pixels @R22`, ({
      page,
    }) => expectSharpPages(page, mode, deviceScaleFactor));
  });
}
