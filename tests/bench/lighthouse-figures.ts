import type { Figure } from './figure';

/** The first Node that Lighthouse runs on. */
const NEEDS = [22, 19] as const;

/** Says that Lighthouse was not run, and why: it is no package of ours. */
export function lighthouseFigures(version = process.versions.node): Figure[] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = major > NEEDS[0] || (major === NEEDS[0] && minor >= NEEDS[1]);
  return [{ what: 'Lighthouse', value: NaN, unit: '', beside: isEnough ? 'not run: it is not installed' : `not run: Node ${major}.${minor}, it needs ${NEEDS.join('.')}` }];
}
