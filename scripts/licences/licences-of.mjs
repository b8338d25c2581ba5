/** What we may use. Those of the third line bind whoever changes such a package itself, or hands it on, and nothing of ours. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
  'Python-2.0',
  'OFL-1.1',
  'CC-BY-4.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The packages that a lock file names for more than development and tests, by their licence as they give it: `{ MIT: ['a', 'b@2'], … }`, sorted. */
export function licencesOf({ packages }) {
  const byLicence = {};
  for (const [place, { version, license, dev, link }] of Object.entries(packages)) {
    if (!place || dev || link) continue;
    (byLicence[license ?? 'none'] ??= new Set()).add(`${nameOf(place)}@${version}`);
  }
  return Object.fromEntries(
    Object.entries(byLicence)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([licence, names]) => [licence, [...names].sort()]),
  );
}

/** Whether we may use what is under an expression of SPDX: all that is joined by AND, one of what is joined by OR. */
export function isAllowed(expression) {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));
}

/** Of these, what we may not use. */
export function refused(licences) {
  return Object.entries(licences).filter(([licence]) => !isAllowed(licence));
}
