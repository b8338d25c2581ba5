import { expectNoSeams } from '@/tests/e2e/viewer/seams';
import { test } from '@/tests/e2e/viewer/served';

for (const deviceScaleFactor of [1, 1.25, 2, 3]) {
  test.describe(() => {
    test.use({ viewport: { width: 390, height: 900 }, deviceScaleFactor });

    test(`slices of a strip meet without a line of background at ratio ${deviceScaleFactor}`, ({
      page,
      served: { origin },
    }) =>
      expectNoSeams(page, origin, deviceScaleFactor, [
        [390, 1],
        [393, 1],
        [393, 1.25],
        [412, 1],
        [799, 1],
        [1280, 1],
      ]));
  });
}
