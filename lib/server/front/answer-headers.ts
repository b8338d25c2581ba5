/** What the site itself never asks a browser for, nor lets those whom it frames. */
const UNUSED = [
  'accelerometer', 'bluetooth', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi',
  'otp-credentials', 'payment', 'publickey-credentials-get', 'serial', 'usb', 'xr-spatial-tracking',
];
/** What it asks for, and nobody else may. */
const OWN = ['fullscreen', 'screen-wake-lock', 'web-share', 'clipboard-write'];

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

/**
 * What every answer says, whatever is asked for and however it ends.
 * @param isSecure whether readers come by HTTPS
 */
export function answerHeaders({ isDocument, isSecure }: { isDocument: boolean; isSecure: boolean }): [string, string][] {
  return Object.entries({ ...ALWAYS, ...(!isDocument && NO_DOCUMENT), ...(isSecure && ONLY_SECURE) });
}
