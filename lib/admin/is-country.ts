const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Of no country by ISO 3166, so that whoever tells countries may use them: Cloudflare tells XX where it knows none. */
const OWN_USE = /^X[A-Z]$/;
/** More than one country, which nobody is told to come from. */
const GROUPS: readonly string[] = ['EU', 'EZ', 'QO', 'UN', 'ZZ'];

/** Whether requests may be told to come from there, by this code: of `UK` and `GB` only the second is ever told. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return false;
  if (OWN_USE.test(code)) return true;
  return !GROUPS.includes(code) && NAMES.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}
