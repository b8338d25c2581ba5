import { Fault } from './fail.mjs';

const NEEDED = [20, 9];

/** @throws Fault when the Node that runs this is older than the product supports */
export function checkNodeVersion(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
    throw new Fault(`Komawari needs Node ${NEEDED.join('.')} or newer; this is Node ${version}.`);
  }
}
