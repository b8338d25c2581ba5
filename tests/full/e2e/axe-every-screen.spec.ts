import { chunksOf, expectScreensAccessible } from '@/tests/e2e/accessible';
import { test } from '@/tests/e2e/test';
import { screens } from '@/tests/screens/screens';

for (const chunk of chunksOf(screens, 10))
  test(`axe finds no fault on: ${chunk.map(({ name }) => name).join('; ')} @phone @desktop`, ({
    browser,
    viewport,
    baseURL,
  }) => expectScreensAccessible(browser, { view: viewport!, url: baseURL! }, chunk));
