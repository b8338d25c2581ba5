/**
 * What the site itself never asks a browser for, nor lets those whom it frames. Chromium warns of each name that it does not know: it knows
 * `bluetooth` and `web-share` on some systems only, and their defaults (`self`) are what a site without frames needs.
 */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** What it asks for, and nobody else may. */
const OWN = ['fullscreen', 'screen-wake-lock', 'clipboard-write'];

const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // For browsers that do not know `frame-ancestors`.
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [...UNUSED.map((name) => `${name}=()`), ...OWN.map((name) => `${name}=(self)`)].join(', '),
};

/** Calls and pictures are no documents: opened as one, they can do nothing. */
const NO_DOCUMENT = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

/** A year, as lists of browsers ask for. Only this very host: what lies below it may be another's. */
const ONLY_SECURE = { 'strict-transport-security': 'max-age=31536000' };

type HeaderList = readonly (readonly [name: string, value: string])[];

/** Made once, for they are said ten thousand times a second. */
const TABLE = [true, false].map((isDocument) =>
  [false, true].map((isSecure): HeaderList =>
    Object.entries({ ...ALWAYS, ...(!isDocument && NO_DOCUMENT), ...(isSecure && ONLY_SECURE) }),
  ),
);

/**
 * What every answer says, whatever is asked for and however it ends: the site's, and those of an origin alone.
 * @param isDocument whether it may be a page, which has a policy of its own
 * @param isSecure whether readers come by HTTPS
 */
export function answerHeaders({ isDocument, isSecure }: { isDocument: boolean; isSecure: boolean }): HeaderList {
  return TABLE[isDocument ? 0 : 1]![isSecure ? 1 : 0]!;
}
