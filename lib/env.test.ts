import path from 'node:path';

import { readEnv } from './env';

test('an empty environment has defaults', () => {
  expect(readEnv({})).toEqual({
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    apiOrigin: undefined,
    siteLinks: {},
    thirdParties: {},
    publicUrl: undefined,
    siteUrl: undefined,
    push: { keys: undefined, subject: undefined, toLoopback: false },
    demoSeed: 1,
    trustedProxies: undefined,
    writesPerMinute: { session: 120, address: 1200 },
    countryHeader: undefined,
  });
});

test('empty values count as absent, and bases lose their last slash', () => {
  const env = readEnv({ DATA_DIR: '', PUBLIC_URL: 'https://comics.example/', API_ORIGIN: 'https://api.example/v1//' });
  expect(env).toMatchObject({ dataDir: path.resolve('data'), publicUrl: 'https://comics.example', apiOrigin: 'https://api.example/v1' });
});

test('all mistakes are named at once', () => {
  expect(() => readEnv({ PUBLIC_URL: 'javascript:alert(1)', DEMO_SEED: 'one' })).toThrow(/PUBLIC_URL.*DEMO_SEED/);
});

test('the demo can be switched off', () => {
  expect(readEnv({ DEMO_SEED: 'off' }).demoSeed).toBeUndefined();
});

test('a database is one of PostgreSQL', () => {
  expect(readEnv({ DATABASE_URL: 'postgres://localhost/comics' }).databaseUrl).toBe('postgres://localhost/comics');
  expect(() => readEnv({ DATABASE_URL: 'mysql://localhost/comics' })).toThrow(/DATABASE_URL/);
});
