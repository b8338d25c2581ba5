/** What Playwright 1.65 turns off: of several such arguments a browser heeds the last alone. */
const OFF_ANYWAY = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** What every new window loads and runs beside its page, for the field of addresses that nobody sees: half a processor for its first second. */
const BESIDE_A_PAGE = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/** An argument of Chromium. */
export const WITHOUT_FEATURES = `--disable-features=${[...OFF_ANYWAY, ...BESIDE_A_PAGE].join(',')}`;
