import { chromium, type Browser } from 'playwright';

import { WITHOUT_FEATURES } from '../support/chromium-features';

/** A Chromium without what would work beside the page that is measured. */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', WITHOUT_FEATURES] });
}
