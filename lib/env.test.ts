import path from 'node:path';

import { readEnv } from './env';

test('settings are read anew where one has changed, and only there', () => {
  const first = readEnv({ PORT: '3001' });
  expect(readEnv({ PORT: '3001', HOME: '/root' })).toBe(first);
  expect(readEnv({ PORT: '3002' }).port).toBe(3_002);
  expect(() => readEnv({ PORT: 'x' })).toThrow('PORT');
  expect(readEnv({ PORT: '3001' })).toEqual(first);
});

test('an empty environment has defaults', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    apiOrigin: undefined,
    surveyOrigin: undefined,
    identity: { name: 'Komawari' },
    siteLinks: {},
    thirdParties: {},
    promotion: expect.objectContaining({ PROMOTION_FROM: '2021-03-16', PROMOTION_UNTIL: '2021-04-13' }),
    publicUrl: undefined,
    siteUrl: undefined,
    isBuilding: false,
    push: { keys: undefined, subject: undefined, toLoopback: false },
    demoSeed: 1,
    drainMs: 5_000,
    listenAddress: undefined,
    trustedProxies: undefined,
    writesPerMinute: { session: 120, address: 1200 },
    picturesMaxBytes: 512 * 1024 * 1024,
    revalidate: { token: undefined, urls: [] },
    feedbackMaxLength: 500,
    countryHeader: undefined,
    logging: { format: 'json', level: 'info' },
  });
});

test('empty values count as absent, and bases lose their last slash', () => {
  const env = readEnv({ DATA_DIR: '', PUBLIC_URL: 'https://comics.example/', API_ORIGIN: 'https://api.example/v1//' });
  expect(env).toMatchObject({
    dataDir: path.resolve('data'),
    publicUrl: 'https://comics.example',
    apiOrigin: 'https://api.example/v1',
  });
});

test.each(['API_ORIGIN', 'SURVEY_ORIGIN', 'PUBLIC_URL', 'SITE_URL'])('%s is what paths are written behind', (name) => {
  for (const [wrong, told] of [
    ['https://comics.example?x=1', 'has a query or a hash, behind which no path can stand'],
    ['https://comics.example/#top', 'has a query or a hash, behind which no path can stand'],
    ['https://comics.example?', 'has a query or a hash, behind which no path can stand'],
    ['https://reader:secret@comics.example', 'has a name or a password'],
    ['https://reader@comics.example/', 'has a name or a password'],
  ] as const) {
    expect(() => readEnv({ [name]: wrong })).toThrow(new Error(`The environment is not usable. ${name}: ${told}`));
  }
  expect(() => readEnv({ [name]: 'http://localhost:4000/' })).not.toThrow();
});

test('the site is at the root of its host; what an origin alone is asked for may lie below a path', () => {
  expect(() => readEnv({ SITE_URL: 'https://comics.example/app' })).toThrow(
    /SITE_URL: has a path, and the site is served at the root of its host$/,
  );
  const below = {
    API_ORIGIN: 'https://api.example/v1',
    SURVEY_ORIGIN: 'https://api.example/@surveys',
    PUBLIC_URL: 'https://pictures.example/origin',
  };
  expect(readEnv(below)).toMatchObject({
    apiOrigin: below.API_ORIGIN,
    surveyOrigin: below.SURVEY_ORIGIN,
    publicUrl: below.PUBLIC_URL,
  });
});

test('all mistakes are named at once', () => {
  expect(() => readEnv({ PUBLIC_URL: 'javascript:alert(1)', DEMO_SEED: 'one' })).toThrow(/PUBLIC_URL.*DEMO_SEED/);
});

test('each is told with what to write', () => {
  const wrong = {
    DATABASE_URL: 'postgres://',
    PUBLIC_URL: 'comics',
    REVALIDATE_URL: 'here',
    LISTEN_ADDRESS: 'here there',
    COUNTRY_HEADER: 'CF IPCountry',
    LOG_FORMAT: 'xml',
    PUSH_TO_LOOPBACK: 'yes',
    PROMOTION_FROM: 'soon',
    CREATORS_URL: 'x',
    CONSENT_SCRIPT_URL: 'x',
  };
  const told = (() => {
    try {
      return String(readEnv(wrong));
    } catch (error) {
      return (error as Error).message;
    }
  })();
  for (const part of [
    'DATABASE_URL: is no address such as postgres://user:password@host/name',
    'PUBLIC_URL: is no address such as https://comics.example',
    'REVALIDATE_URL.0: is no address such as https://comics.example',
    'LISTEN_ADDRESS: is no address of a machine, such as 127.0.0.1',
    'COUNTRY_HEADER: is no name of a header, such as CF-IPCountry',
    'LOG_FORMAT: is none of json, text',
    'PUSH_TO_LOOPBACK: is none of 0, 1',
    'PROMOTION_FROM: is no day such as 2027-03-01',
    'CREATORS_URL: is no address such as https://comics.example',
    'CONSENT_SCRIPT_URL: is no address such as https://comics.example',
  ]) {
    expect(told).toContain(part);
  }
  expect(told).not.toMatch(/invalid|pattern|expected/i);
});

test.each(['postgres://', 'postgresql:///', 'mysql://host/name', 'host/name', 'postgres'])(
  '%s is no database',
  (DATABASE_URL) => expect(() => readEnv({ DATABASE_URL })).toThrow('DATABASE_URL: is no address'),
);
test.each(['postgres://user:100%@host/name', 'postgres://user:%C3@host/name'])(
  '%s has an escape that is none',
  (DATABASE_URL) =>
    expect(() => readEnv({ DATABASE_URL })).toThrow('DATABASE_URL: has a % with which no escape begins'),
);
test.each(['postgres://user:password@host/name', 'postgresql:///name', 'postgres://127.0.0.1:5432'])(
  '%s is a database',
  (DATABASE_URL) => expect(readEnv({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL),
);

test('so are those that are wrong together, and none that is well but for another', () => {
  const faultsOf = (env: Record<string, string>) => {
    try {
      readEnv(env);
    } catch (error) {
      return (error as Error).message.replace('The environment is not usable. ', '').split('; ');
    }
    return [];
  };
  expect(faultsOf({ PORT: 'http', REVALIDATE_URL: 'https://a.example/revalidate', STORAGE_KEY_ID: 'a' })).toEqual([
    'PORT: is no whole number',
    'REVALIDATE_URL: needs REVALIDATE_TOKEN',
    'STORAGE_SECRET: is missing beside STORAGE_KEY_ID',
    'STORAGE_URL: is missing beside its key',
  ]);
  expect(faultsOf({ REVALIDATE_URL: 'https://a.example/revalidate', REVALIDATE_TOKEN: 'short' })).toEqual([
    'REVALIDATE_TOKEN: needs 16 characters',
  ]);
});

test.each(['http', '0', '65536', '3000.5'])('a port of %s is none', (PORT) =>
  expect(() => readEnv({ PORT })).toThrow(/PORT: is/),
);

test('a standalone folder, which is replaced, holds no data', () => {
  const of = (DATA_DIR: string) => () => readEnv({ DATA_DIR, STANDALONE_FOLDER: '/opt/komawari' });
  for (const inside of ['/opt/komawari', '/opt/komawari/data', '/opt/komawari/..data'])
    expect(of(inside)).toThrow(/DATA_DIR: has to be set to a folder outside \/opt\/komawari/);
  for (const outside of ['/var/lib/komawari', '/opt/komawari-data', '/opt']) expect(of(outside)).not.toThrow();
});

test('the demo can be switched off', () => {
  expect(readEnv({ DEMO_SEED: 'off' }).demoSeed).toBeUndefined();
});

test('what drawn pictures may fill is told in mebibytes', () => {
  expect(readEnv({ PICTURES_MAX_MB: '64' }).picturesMaxBytes).toBe(64 * 1024 * 1024);
  expect(() => readEnv({ PICTURES_MAX_MB: '0' })).toThrow(/PICTURES_MAX_MB/);
});

test('the form for messages has room for 500 characters or more, never for more than are taken', () => {
  expect(readEnv({ FEEDBACK_MAX_LENGTH: '2000' }).feedbackMaxLength).toBe(2_000);
  for (const length of ['499', '5001', 'long'])
    expect(() => readEnv({ FEEDBACK_MAX_LENGTH: length })).toThrow(/FEEDBACK_MAX_LENGTH/);
});

test('a database is one of PostgreSQL', () => {
  expect(readEnv({ DATABASE_URL: 'postgres://localhost/comics' }).databaseUrl).toBe('postgres://localhost/comics');
  expect(() => readEnv({ DATABASE_URL: 'mysql://localhost/comics' })).toThrow(/DATABASE_URL/);
});

describe('the keys that messages are signed with', () => {
  const keys = {
    VAPID_PUBLIC_KEY: 'BI8fVkDRjceknEAIZ9Y18rAzXdAMlud9nlbnSlVCE_681s-E56CJIT0co0A5wQ03wVXl5jASbd4byMoru3YvHr8',
    VAPID_PRIVATE_KEY: 'YDn2dGlSU2ziQuKdS9gheLdK2SCtBT3jWuYd_27YvZA',
  };
  const whole = { ...keys, VAPID_SUBJECT: 'mailto:desk@comics.example' };

  test('are a pair, with whom to write to', () => {
    expect(readEnv(whole).push).toEqual({
      keys: { publicKey: keys.VAPID_PUBLIC_KEY, privateKey: keys.VAPID_PRIVATE_KEY },
      subject: 'mailto:desk@comics.example',
      toLoopback: false,
    });
  });

  test.each([
    ['without the private one', { VAPID_PRIVATE_KEY: '' }, /VAPID_PRIVATE_KEY: is missing beside VAPID_PUBLIC_KEY/],
    ['without the public one', { VAPID_PUBLIC_KEY: '' }, /VAPID_PUBLIC_KEY: is missing beside VAPID_PRIVATE_KEY/],
    ['without whom to write to', { VAPID_SUBJECT: '' }, /VAPID_SUBJECT: is missing/],
    [
      'with one of another pair',
      { VAPID_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url') },
      /VAPID_PUBLIC_KEY: does not belong to VAPID_PRIVATE_KEY/,
    ],
    ['with one that is too short', { VAPID_PUBLIC_KEY: 'BBBQ' }, /VAPID_PUBLIC_KEY: is not 65 bytes/],
    ['with somebody who cannot be written to', { VAPID_SUBJECT: 'desk' }, /VAPID_SUBJECT: is neither/],
  ])('are refused %s', (_, changed, told) => expect(() => readEnv({ ...whole, ...changed })).toThrow(told));
});

test('a name is printed as names are, and none is too long or hides something', () => {
  expect(readEnv({ SITE_NAME: "  Rabbit's   Ear " }).identity.name).toBe('Rabbit’s Ear');
  expect(readEnv({ SITE_NAME: 'ที่'.repeat(40) }).identity.name).toHaveLength(120);
  for (const name of [' ', 'a'.repeat(41), '{site}', '<b>', 'a\u202eb'])
    expect(() => readEnv({ SITE_NAME: name })).toThrow(/SITE_NAME/);
});

test('a colour has six digits, and a logo lies in the data folder or where its path says', () => {
  expect(readEnv({ SITE_COLOR: '#FFD400', SITE_LOGO: 'logo.svg', DATA_DIR: '/data' }).identity).toEqual({
    name: 'Komawari',
    color: '#ffd400',
    logo: '/data/logo.svg',
  });
  expect(readEnv({ SITE_LOGO: '/brand/Logo.PNG' }).identity.logo).toBe('/brand/Logo.PNG');
  expect(() => readEnv({ SITE_COLOR: 'yellow', SITE_LOGO: 'logo.exe' })).toThrow(/SITE_COLOR.*SITE_LOGO/);
});

test('sites that are told of a publication are a list of addresses, and need the token', () => {
  const REVALIDATE_TOKEN = 'a token of sixteen'.replaceAll(' ', '-');
  expect(
    readEnv({ REVALIDATE_TOKEN, REVALIDATE_URL: 'https://a.example/revalidate, http://b.example:3001/revalidate' })
      .revalidate,
  ).toEqual({
    token: REVALIDATE_TOKEN,
    urls: ['https://a.example/revalidate', 'http://b.example:3001/revalidate'],
  });
  expect(readEnv({}).revalidate).toEqual({ token: undefined, urls: [] });
  expect(() => readEnv({ REVALIDATE_URL: 'a.example' })).toThrow(/REVALIDATE_URL/);
  expect(() => readEnv({ REVALIDATE_URL: 'https://a.example/revalidate' })).toThrow(
    /REVALIDATE_URL: needs REVALIDATE_TOKEN/,
  );
  expect(() => readEnv({ REVALIDATE_TOKEN: 'short' })).toThrow(/REVALIDATE_TOKEN: needs 16 characters/);
});

test.each(['METRICS_TOKEN', 'REVALIDATE_TOKEN', 'ADMIN_TOKEN'])(
  '%s has 16 characters or more, which a header can carry',
  (name) => {
    expect(() => readEnv({ [name]: 'of-sixteen-chars' })).not.toThrow();
    for (const wrong of ['of-fifteen-char', 'of sixteen chars and more', 'of-sixteen-charsé', 'of-sixteen-chars\n'])
      expect(() => readEnv({ [name]: wrong })).toThrow(name);
  },
);

test('a number that is none is told of in words', () => {
  for (const [name, wrong] of [
    ['TRUSTED_PROXIES', 'all'],
    ['DRAIN_SECONDS', '5s'],
    ['PICTURES_MAX_MB', '1.5'],
    ['SESSION_WRITES_PER_MINUTE', '-1'],
    ['FEEDBACK_MAX_LENGTH', 'long'],
    ['DEMO_SEED', 'seven'],
  ] as const) {
    expect(() => readEnv({ [name]: wrong })).toThrow(new RegExp(`${name}: is no whole number`));
  }
  expect(() => readEnv({ DRAIN_SECONDS: '301' })).toThrow(/DRAIN_SECONDS: is more than 300/);
  expect(() => readEnv({ PICTURES_MAX_MB: '0' })).toThrow(/PICTURES_MAX_MB: is less than 1/);
  expect(readEnv({ TRUSTED_PROXIES: '2', DEMO_SEED: '7' })).toMatchObject({ trustedProxies: 2, demoSeed: 7 });
});
