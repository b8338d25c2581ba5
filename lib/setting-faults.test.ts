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
  expect(await faultsOf({ SITE_LOGO: 'none.svg', TRUSTED_PROXIES: 'all' })).toEqual([
    'The environment is not usable. TRUSTED_PROXIES: is no whole number',
    logo,
  ]);
});

test('a site is at the root of its host; an origin alone may be below a path', async () => {
  const ofSite = (PUBLIC_URL: string) => (
    jest.replaceProperty(process, 'env', { NODE_ENV: 'test', DATA_DIR: folder, PUBLIC_URL }),
    settingFaults({ isSite: true })
  );
  expect(await ofSite('https://comics.example/app')).toEqual([
    'PUBLIC_URL: has a path, and the site is served at the root of its host',
  ]);
  expect(await ofSite('nowhere')).toEqual([
    expect.stringMatching(/^The environment is not usable\. PUBLIC_URL: [^;]+$/),
  ]);
  for (const root of ['https://comics.example', 'https://comics.example/', 'http://localhost:3000//'])
    expect(await ofSite(root)).toEqual([]);
  expect(await faultsOf({ PUBLIC_URL: 'https://pictures.example/origin' })).toEqual([]);
});

test('a logo that is no picture’s name is told of once', async () => {
  expect(await faultsOf({ SITE_LOGO: 'logo.exe' })).toEqual([
    'The environment is not usable. SITE_LOGO: is neither an SVG nor a PNG file',
  ]);
});
