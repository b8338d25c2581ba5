import { chromium, type Browser } from 'playwright';

/**
 * What every new window would load and run beside its page, for the field of addresses: half a processor for its first second. Of several such arguments the last counts, so what
 * Playwright turns off that a page might feel is named again.
 */
const FEATURES_OFF = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'PaintHolding', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'OptimizationHints', 'PreconnectToSearch'];

/** A Chromium without what would work beside the page that is measured. */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--disable-features=${FEATURES_OFF.join(',')}`] });
}
