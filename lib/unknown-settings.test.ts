import { unknownSettings } from './unknown-settings';

test.each([
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['public_url', 'PUBLIC_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
])('%s is told of', (name, meant) => {
  expect(unknownSettings({ [name]: '1', HOME: '/root' })).toEqual([
    `${name} is no setting, and does nothing; did you mean ${meant}?`,
  ]);
});

test('what is a setting, or nothing like one, is not', () => {
  expect(
    unknownSettings({
      TRUSTED_PROXIES: '1',
      PORT: '3000',
      HOST: 'a',
      LOGNAME: 'root',
      NODE_ENV: 'production',
      PATH: '/bin',
      SHELL: '/bin/sh',
      LANGUAGE: 'en',
    }),
  ).toEqual([]);
});
