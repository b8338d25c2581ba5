import { chromium, type Browser } from 'playwright';

import { WITHOUT_FEATURES } from '../support/chromium-features';

/** A Chromium without what would work beside the page that is measured; with `more` of its arguments. */
export function launchChromium(executablePath: string, more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', WITHOUT_FEATURES, ...more],
  });
}
