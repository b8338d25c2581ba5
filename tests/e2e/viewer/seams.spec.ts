import { expectNoSeams } from './seams';
import { test } from './served';

test.use({ viewport: { width: 390, height: 900 }, deviceScaleFactor: 1.5 });

test('slices of a strip meet without a line of background at ratio 1.5 @R5', ({ page, served: { origin } }) =>
  expectNoSeams(page, origin, 1.5, [
    [390, 1],
    [393, 1],
    [393, 1.25],
    [799, 1],
  ]));
