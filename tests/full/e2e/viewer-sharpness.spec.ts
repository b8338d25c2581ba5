import { expectSharpPages } from '@/tests/e2e/viewer/sharp-pages';
import { test } from '@/tests/e2e/test';

for (const [width, height, deviceScaleFactor] of [
  [1280, 800, 1],
  [390, 844, 2],
  [360, 780, 3],
  [799, 601, 1],
] as const) {
  for (const mode of ['vertical', 'horizontal'] as const) {
    test.describe(() => {
      test.use({ viewport: { width, height }, deviceScaleFactor });

      test(`${mode} pages at ${width} px and ratio ${deviceScaleFactor} are the narrowest files that fill whole pixels`, ({
        page,
      }) => expectSharpPages(page, mode, deviceScaleFactor));
    });
  }
}
