import { readEnv } from './env';
import { unknownSettings } from './unknown-settings';

const UNUSABLE = 'The environment is not usable. ';
const TOKEN = 'of-sixteen-chars';
const S3 = 's3://comics?region=eu-west-1';

/** What is wrong with an environment, an entry each. */
function faultsOf(env: Record<string, string>): string[] {
  try {
    readEnv(env);
  } catch (error) {
    const { message } = error as Error;
    expect(message.startsWith(UNUSABLE)).toBe(true);
    return message.slice(UNUSABLE.length).split('; ');
  }
  return [];
}

const VAPID = {
  VAPID_PUBLIC_KEY: 'BI8fVkDRjceknEAIZ9Y18rAzXdAMlud9nlbnSlVCE_681s-E56CJIT0co0A5wQ03wVXl5jASbd4byMoru3YvHr8',
  VAPID_PRIVATE_KEY: 'YDn2dGlSU2ziQuKdS9gheLdK2SCtBT3jWuYd_27YvZA',
  VAPID_SUBJECT: 'mailto:desk@comics.example',
};

test.each<[string, Record<string, string>, object]>([
  [
    'an empty environment, with defaults',
    {},
    {
      port: 3000,
      identity: { name: 'Komawari' },
      databaseUrl: undefined,
      push: { keys: undefined, toLoopback: false },
      demoSeed: 1,
      trustedProxies: undefined,
      adminToken: undefined,
      writesPerMinute: { session: 120, address: 1200 },
      revalidate: { token: undefined, urls: [] },
    },
  ],
  [
    'base URLs without their last slash, the origin’s also below a path',
    { PUBLIC_URL: 'https://comics.example/', API_ORIGIN: 'https://api.example/v1//' },
    { publicUrl: 'https://comics.example', apiOrigin: 'https://api.example/v1' },
  ],
  [
    'an Amazon bucket: virtual-hosted, with ambient credentials',
    { STORAGE_URL: S3 },
    { bucket: { name: 'comics', prefix: '', endpoint: undefined, region: 'eu-west-1', isInPath: false } },
  ],
  [
    'an S3-compatible bucket: path-style, with its key',
    {
      STORAGE_URL: 's3://comics.example/house/one/?endpoint=http://10.0.0.7:9000/',
      STORAGE_KEY_ID: 'id',
      STORAGE_SECRET: 'secret',
    },
    {
      bucket: {
        name: 'comics.example',
        prefix: 'house/one/',
        endpoint: 'http://10.0.0.7:9000',
        region: 'us-east-1',
        isInPath: true,
        credentials: { keyId: 'id', secret: 'secret' },
      },
    },
  ],
  [
    'headers of CDNs and proxies that hold a country',
    { COUNTRY_HEADER: 'X-Country-Code' },
    { countryHeader: 'x-country-code' },
  ],
])('accepts %s', (_, env, expected) => expect(readEnv(env)).toMatchObject(expected));

test.each<[Record<string, string>, string]>([
  [{ PORT: 'http' }, 'PORT: is no whole number'],
  [{ PICTURES_MAX_MB: '0' }, 'PICTURES_MAX_MB: is less than 1'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL: is no address such as https://comics.example'],
  [{ API_ORIGIN: 'https://a.example?x=1' }, 'API_ORIGIN: has a query or a hash, behind which no path can stand'],
  [{ SURVEY_ORIGIN: 'https://reader@a.example' }, 'SURVEY_ORIGIN: has a name or a password'],
  [{ SITE_URL: 'https://a.example/app' }, 'SITE_URL: has a path, and the site is served at the root of its host'],
  [{ DATABASE_URL: 'mysql://host/name' }, 'DATABASE_URL: is no address such as postgres://user:password@host/name'],
  [{ DATABASE_URL: 'postgres://user:100%@host/name' }, 'DATABASE_URL: has a % with which no escape begins: write %25'],
  ...['X-Forwarded-For', 'Accept-Language', 'host'].map((COUNTRY_HEADER): [Record<string, string>, string] => [
    { COUNTRY_HEADER },
    'COUNTRY_HEADER: is a header that never holds a country, such as CF-IPCountry does',
  ]),
  [{ ADMIN_TOKEN: 'of-fifteen-char' }, 'ADMIN_TOKEN: needs 16 characters'],
  [{ METRICS_TOKEN: `${TOKEN}\n` }, 'METRICS_TOKEN: has a character that is none of ASCII, or a space'],
  [{ REVALIDATE_URL: 'https://a.example' }, 'REVALIDATE_URL: needs REVALIDATE_TOKEN'],
  [{ ADS_SCRIPT_URL: 'https://a.example/x.js' }, 'ADS_SCRIPT_URL: needs CONSENT_SCRIPT_URL'],
  [{ PROMOTION_FROM: '2030-01-02', PROMOTION_UNTIL: '2030-01-01' }, 'PROMOTION_UNTIL: is before PROMOTION_FROM'],
  [{ ...VAPID, VAPID_SUBJECT: '' }, 'VAPID_SUBJECT: is missing beside the two keys'],
  [
    { ...VAPID, VAPID_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url') },
    'VAPID_PUBLIC_KEY: does not belong to VAPID_PRIVATE_KEY',
  ],
  [{ STORAGE_URL: S3, STORAGE_KEY_ID: 'id' }, 'STORAGE_SECRET: is missing beside STORAGE_KEY_ID'],
])('rejects %j', (env, fault) => expect(faultsOf(env)).toContain(fault));

test.each([
  ['https://host.example/comics', /is not s3:/],
  ['s3://co_mics?region=eu-west-1', /a bucket whose name is not 3 to 63 small letters/],
  ['s3://comics', /needs region=/],
  ['s3://comics/a%20b?region=eu-west-1', /a prefix with other signs/],
  ['s3://comics?endpoint=https://host.example/comics', /an endpoint that is no http/],
  [`${S3}&acl=public`, /parameters that mean nothing/],
])('rejects the bucket %s', (url, reason) => expect(() => readEnv({ STORAGE_URL: url })).toThrow(reason));

test.each([' ', 'a'.repeat(41), '{site}', 'a\u202eb'])('rejects the site name %j', (name) => {
  expect(() => readEnv({ SITE_NAME: name })).toThrow(/SITE_NAME/);
});

test('names all faults at once, without those that follow from another', () => {
  expect(faultsOf({ PORT: 'http', REVALIDATE_URL: 'https://a.example/revalidate', STORAGE_KEY_ID: 'a' })).toEqual([
    'PORT: is no whole number',
    'REVALIDATE_URL: needs REVALIDATE_TOKEN',
    'STORAGE_SECRET: is missing beside STORAGE_KEY_ID',
    'STORAGE_URL: is missing beside its key',
  ]);
});

test.each<Record<string, string>>([
  { STORAGE_URL: 's3://id:hush@comics?region=eu-west-1' },
  { STORAGE_URL: 's3://comics?endpoint=https://id:hush@host.example' },
  { STORAGE_URL: 'hush' },
  { STORAGE_SECRET: 'hush' },
])('keeps secrets out of error messages: %j', (env) => {
  const faults = faultsOf(env);
  expect(faults).not.toEqual([]);
  expect(faults.join()).not.toContain('hush');
});

test('rejects a data folder inside the standalone folder, which a release replaces', () => {
  const of = (DATA_DIR: string) => () => readEnv({ DATA_DIR, STANDALONE_FOLDER: '/opt/komawari' });
  for (const inside of ['/opt/komawari', '/opt/komawari/data', '/opt/komawari/..data'])
    expect(of(inside)).toThrow(/DATA_DIR: has to be set to a folder outside \/opt\/komawari/);
  for (const outside of ['/var/lib/komawari', '/opt/komawari-data', '/opt']) expect(of(outside)).not.toThrow();
});

test('warns of unknown settings that resemble a known one', () => {
  const env = { TRUSTED_PROXY: '1', TRUSTED_PROXIES: '1', LOGNAME: 'root', NODE_ENV: 'test' };
  const warning = 'TRUSTED_PROXY is no setting, and does nothing; did you mean TRUSTED_PROXIES?';
  expect(unknownSettings(env)).toEqual([warning]);
});
