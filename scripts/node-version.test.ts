import { checkNodeVersion } from './node-version.mjs';

test.each(['18.20.4', '20.8.1', '16.0.0'])('Node %s is too old, and told so in one sentence', (version) => {
  expect(() => checkNodeVersion(version)).toThrow(`Komawari needs Node 20.9 or newer; this is Node ${version}.`);
});

test.each(['20.9.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s will do', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow();
});
