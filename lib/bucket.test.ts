import { readEnv } from './env';

const AMAZON = 's3://comics?region=eu-west-1';

test('without an address there is no bucket', () => {
  expect(readEnv({}).bucket).toBeUndefined();
});

test('a bucket of Amazon’s has its name in the host, and takes the credentials that it finds', () => {
  expect(readEnv({ STORAGE_URL: AMAZON }).bucket).toEqual({
    name: 'comics',
    prefix: '',
    endpoint: undefined,
    region: 'eu-west-1',
    isInPath: false,
  });
});

test('a store of its own has it in the path, unless it says otherwise', () => {
  const env = {
    STORAGE_URL: 's3://comics.example/house/one/?endpoint=http://10.0.0.7:9000/',
    STORAGE_KEY_ID: 'id',
    STORAGE_SECRET: 'secret',
  };
  const expected = {
    name: 'comics.example',
    prefix: 'house/one/',
    endpoint: 'http://10.0.0.7:9000',
    region: 'us-east-1',
    isInPath: true,
    credentials: { keyId: 'id', secret: 'secret' },
  };
  expect(readEnv(env).bucket).toEqual(expected);
  expect(readEnv({ ...env, STORAGE_URL: `${env.STORAGE_URL}&pathStyle=0` }).bucket).toEqual({
    ...expected,
    isInPath: false,
  });
});

test.each([
  ['https://host.example/comics', /is not s3:/],
  ['comics', /is not s3:/],
  ['s3:///prefix?region=eu-west-1', /no name of a bucket/],
  ['s3://co_mics?region=eu-west-1', /a bucket whose name is not 3 to 63 small letters/],
  ['s3://b?region=eu-west-1', /a bucket whose name is not 3 to 63 small letters/],
  ['s3://comics', /needs region=/],
  ['s3://comics?region=Über', /a region that is none/],
  ['s3://comics/a%20b?region=eu-west-1', /a prefix with other signs/],
  ['s3://comics?endpoint=ftp://host.example', /an endpoint that is no http/],
  ['s3://comics?endpoint=https://host.example/comics', /an endpoint that is no http/],
  ['s3://comics?region=eu-west-1&acl=public', /parameters that mean nothing/],
  [`${AMAZON}&pathStyle=yes`, /a pathStyle that is neither/],
])('%s is told of', (url, reason) => {
  expect(() => readEnv({ STORAGE_URL: url })).toThrow(reason);
});

test('all mistakes are named at once', () => {
  expect(() => readEnv({ STORAGE_URL: 's3://comics/a%20b?pathStyle=7&acl=1' })).toThrow(
    /prefix.*mean nothing.*needs region.*pathStyle/,
  );
});

test('a key is given whole, with its bucket', () => {
  expect(() => readEnv({ STORAGE_URL: AMAZON, STORAGE_KEY_ID: 'id' })).toThrow(/STORAGE_SECRET: is missing/);
  expect(() => readEnv({ STORAGE_URL: AMAZON, STORAGE_SECRET: 'secret' })).toThrow(/STORAGE_KEY_ID: is missing/);
  expect(() => readEnv({ STORAGE_KEY_ID: 'id', STORAGE_SECRET: 'secret' })).toThrow(/STORAGE_URL: is missing/);
});

test('no message holds a secret', () => {
  const messageOf = (env: Record<string, string>) => {
    try {
      readEnv(env);
    } catch (error) {
      return (error as Error).message;
    }
    return 'nothing was wrong';
  };
  const told = [
    messageOf({ STORAGE_URL: 's3://id:hush@comics?region=eu-west-1' }),
    messageOf({ STORAGE_URL: 's3://comics?endpoint=https://id:hush@host.example' }),
    messageOf({ STORAGE_URL: 's3://comics?secret=hush' }),
    messageOf({ STORAGE_URL: 'hush' }),
    messageOf({ STORAGE_SECRET: 'hush' }),
  ];
  for (const message of told) expect(message).toMatch(/^The environment is not usable\. (?!.*hush)/);
  expect(told[0]).toContain('say it in STORAGE_KEY_ID and STORAGE_SECRET');
});
