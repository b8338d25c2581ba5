/** @jest-environment node */
import { tmpdir } from 'node:os';
import path from 'node:path';

import { settingFaults } from './setting-faults';

const folder = path.join(tmpdir(), 'no-such-folder');
const faultsOf = (env: Record<string, string>) => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', DATA_DIR: folder, ...env });
  return settingFaults();
};
afterEach(() => jest.restoreAllMocks());

test('where nothing is wrong nothing is said', async () => expect(await faultsOf({})).toEqual([]));

test('settings and logo are told of at once', async () => {
  const logo = `SITE_LOGO: ${path.join(folder, 'none.svg')} is no file.`;
  expect(await faultsOf({ SITE_LOGO: 'none.svg' })).toEqual([logo]);
  expect(await faultsOf({ SITE_LOGO: 'none.svg', TRUSTED_PROXIES: 'all' })).toEqual(['The environment is not usable. TRUSTED_PROXIES: is no whole number', logo]);
});

test('a logo that is no picture’s name is told of once', async () => {
  expect(await faultsOf({ SITE_LOGO: 'logo.exe' })).toEqual(['The environment is not usable. SITE_LOGO: is neither an SVG nor a PNG file']);
});
