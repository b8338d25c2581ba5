import { wakeOrigin } from '../wake-origin';

import { begin } from './begin';

jest.mock('./log-setting-warnings', () => ({ logSettingWarnings: jest.fn() }));
jest.mock('../wake-origin', () => ({ wakeOrigin: jest.fn() }));
jest.mock('../follow-switches', () => ({ followSwitches: jest.fn() }));
jest.mock('../revalidate/follow-catalogue', () => ({ followCatalogue: jest.fn() }));

let printed: string;
beforeEach(() => {
  printed = '';
  jest.mocked(wakeOrigin).mockReset();
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((printed += String(text))));
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  [{ SITE_LOGO: 'none.svg' }, /^SITE_LOGO: .+ is no file\.\n$/],
  [{ PUBLIC_URL: 'https://comics.example/app/' }, /^PUBLIC_URL: has a path, [^\n]+\n$/],
  [{ TRUSTED_PROXIES: 'all' }, /^The environment is not usable\. TRUSTED_PROXIES: [^\n]+\n$/],
])('the server exits with 1 and one sentence for %j', async (env, sentence) => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...env });
  await expect(begin({ isServing: false })).rejects.toThrow('exit 1');
  expect(printed).toMatch(sentence);
  expect(wakeOrigin).not.toHaveBeenCalled();
});

test('the server exits with 1 and the reason when it cannot start', async () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test' });
  jest.mocked(wakeOrigin).mockImplementation(() => {
    throw new Error('The address is in use');
  });
  await expect(begin({ isServing: false })).rejects.toThrow('exit 1');
  expect(printed).toContain('The address is in use');
});
