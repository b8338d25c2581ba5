import { chromium, type Browser } from 'playwright';

/** A Chromium without what would work beside the page that is measured. */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
}
