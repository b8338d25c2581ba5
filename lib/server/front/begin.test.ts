/** @jest-environment node */
import { begin } from './begin';
import { receiveAll } from './receive-all';

jest.mock('./receive-all', () => ({ receiveAll: jest.fn() }));
jest.mock('./tell-unknown-settings', () => ({ tellUnknownSettings: jest.fn() }));
jest.mock('../wake-origin', () => ({ wakeOrigin: jest.fn() }));
jest.mock('../follow-switches', () => ({ followSwitches: jest.fn() }));
jest.mock('../revalidate/follow-catalogue', () => ({ followCatalogue: jest.fn() }));

class Ended extends Error {}
let said: string;
beforeEach(() => {
  said = '';
  jest.mocked(receiveAll).mockReset();
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((said += String(text))));
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Ended(String(code));
  });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  [{ SITE_LOGO: 'none.svg' }, /^SITE_LOGO: .+ is no file\.\n$/],
  [
    { PUBLIC_URL: 'https://comics.example/app/' },
    /^PUBLIC_URL: has a path, and the site is served at the root of its host\n$/,
  ],
  [
    { API_ORIGIN: 'https://comics.example/api', TRUSTED_PROXIES: 'all' },
    /^The environment is not usable\. TRUSTED_PROXIES: [^\n]+\n$/,
  ],
])('with %j it says so in one sentence, and ends', async (env, sentence) => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...env });
  await expect(begin({ isServing: false })).rejects.toEqual(new Ended('1'));
  expect(said).toMatch(sentence);
  expect(receiveAll).not.toHaveBeenCalled();
});

test('what cannot begin ends, and says why', async () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test' });
  jest.mocked(receiveAll).mockImplementation(() => {
    throw new Error('Nobody listens');
  });
  await expect(begin({ isServing: false })).rejects.toEqual(new Ended('1'));
  expect(said).toContain('Nobody listens');
});

test('else it begins', async () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test' });
  await begin({ isServing: false });
  expect([jest.mocked(receiveAll).mock.calls.length, said]).toEqual([1, '']);
});
