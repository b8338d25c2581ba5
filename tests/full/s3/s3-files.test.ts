import { PutObjectCommand, S3Client, type PutObjectCommandInput } from '@aws-sdk/client-s3';
import sharp from 'sharp';

import { KeptError } from '@/lib/origin/kept/kept-error';
import type { KeptFiles } from '@/lib/origin/kept/kept-files';
import { createS3Files, type Patience } from '@/lib/origin/kept/s3-files';
import { serveBucket, type BucketServer } from '@/tests/support/bucket-server';
import { serveLocally } from '@/tests/support/serve-locally';

const IMPATIENT = { silenceMs: 100, readMs: 1_000, writeMs: 1_000 };

let server: BucketServer;
let files: KeptFiles;
beforeEach(async () => {
  server = await serveBucket();
  files = open();
});
afterEach(() => server.close());

const open = (more: Partial<BucketServer['bucket']> = {}, patience?: Patience) =>
  createS3Files({ ...server.bucket, ...more }, patience);
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
async function listed(from = files): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for await (const { name, size } of from.list()) found[name] = size;
  return found;
}
async function failure(work: Promise<unknown>): Promise<{ reason?: string; message: string }> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(KeptError);
  const { reason, message } = error as KeptError;
  return { reason, message };
}
const everyWork = (of: KeptFiles): (() => Promise<unknown>)[] => [
  () => of.read('abc'),
  () => of.write('abd', bytes('two')),
  () => of.readUsers(),
  () => of.writeUsers('{}'),
  () => of.remove('abc'),
  () => listed(of),
];
const put = (object: Omit<PutObjectCommandInput, 'Bucket'>) => {
  const { endpoint, region, credentials } = server.bucket;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: credentials!.keyId, secretAccessKey: credentials!.secret },
  });
  return client.send(new PutObjectCommand({ ...object, Bucket: server.bucket.name }));
};

test('writes, reads, lists and removes a file', async () => {
  expect([await files.read('abc-low'), await listed(), await files.readUsers()]).toEqual([undefined, {}, undefined]);
  await files.write('abc-low', bytes('low'));
  await files.write('bcd', bytes('whole'));
  expect([await files.read('abc-low'), await open().read('abc-low'), await open().read('abc-high')]).toEqual([
    bytes('low'),
    bytes('low'),
    undefined,
  ]);
  expect(await listed()).toEqual({ 'abc-low': 3, bcd: 5 });
  for await (const { writtenAt } of files.list()) expect(Math.abs(writtenAt - Date.now() / 1000)).toBeLessThan(60);
  await files.remove('abc-low');
  await files.remove('abc-low');
  expect([await files.read('abc-low'), await listed()]).toEqual([undefined, { bcd: 5 }]);
});

test('keeps to its prefix of a shared bucket', async () => {
  const house = open({ prefix: 'house/' });
  await house.write('abc', bytes('house'));
  await files.write('abd', bytes('plain'));
  await put({ Key: 'house/notes.txt', Body: 'notes' });
  await put({ Key: 'house/ab/old.webp', Body: 'misplaced' });
  await house.writeUsers('{ "catalogues": [] }');
  expect([await listed(house), await house.read('abc'), await house.read('abd')]).toEqual([
    { abc: 5 },
    bytes('house'),
    undefined,
  ]);
  expect([await listed(), await house.readUsers(), await files.readUsers()]).toEqual([
    { abd: 5 },
    '{ "catalogues": [] }',
    undefined,
  ]);
});

/** A store that lists the same file on every page; after each another follows, as long as `next` names one. */
async function withPages(
  next: (token: string | null) => string | undefined,
  look: (of: KeptFiles) => Promise<void>,
): Promise<void> {
  const store = await serveLocally(({ url = '' }, response) => {
    const token = new URL(url, 'http://store.example').searchParams.get('continuation-token');
    const following = next(token);
    const file = `ab/ab${token ?? 'c'}.webp`;
    response
      .setHeader('content-type', 'application/xml')
      .end(
        `<ListBucketResult><IsTruncated>${following !== undefined}</IsTruncated>${following ? `<NextContinuationToken>${following}</NextContinuationToken>` : ''}<Contents><Key>${file}</Key><Size>3</Size></Contents></ListBucketResult>`,
      );
  });
  await look(createS3Files({ ...server.bucket, endpoint: store.url })).finally(() => store.close());
}

test('lists beyond one page', () =>
  withPages(
    (token) => ({ c: 'd', d: 'e' })[token ?? 'c'],
    async (of) => {
      expect(await listed(of)).toEqual({ abc: 3, abd: 3, abe: 3 });
    },
  ));

test('accepts a file written by another program when it is a whole picture', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#080' } })
    .webp()
    .toBuffer();
  await put({ Key: 'ab/abc.webp', Body: picture });
  await put({ Key: 'ab/abd.webp', Body: picture.subarray(0, -3) });
  await put({ Key: 'ab/abe.webp', Body: '<html>' });
  expect(Buffer.from((await files.read('abc'))!)).toEqual(picture);
  expect((await failure(files.read('abd'))).reason).toBe('damaged');
  expect((await failure(files.read('abe'))).reason).toBe('damaged');
});

describe('failures', () => {
  const LONG = 'x'.repeat(100_000);

  test.each(['cut', 'garbled'] as const)('requests a file that came %s again', async (mishap) => {
    await files.write('abc', bytes(LONG));
    server.asked.length = 0;
    server.befall = () => (server.asked.length === 1 ? mishap : undefined);
    expect(await files.read('abc')).toEqual(bytes(LONG));
    server.befall = () => mishap;
    expect((await failure(files.read('abc'))).reason).toBe('damaged');
  });

  test.each([
    [503, 1],
    ['hung up', 6],
  ] as const)('%s: it is tried again, and then given up', async (mishap, works) => {
    await files.write('abc', bytes('one'));
    server.asked.length = 0;
    server.befall = () => (server.asked.length <= 2 ? mishap : undefined);
    expect(await files.read('abc')).toEqual(bytes('one'));
    server.befall = () => mishap;
    for (const work of everyWork(files).slice(0, works)) {
      expect(await failure(work())).toEqual({
        reason: 'unreachable',
        message: expect.stringMatching(
          /^The bucket of STORAGE_URL cannot be used: it (is asked too much|hangs up|does not answer)\.$/,
        ),
      });
    }
    server.befall = undefined;
    expect(await listed()).toEqual({ abc: 3 });
  });

  test('times out a silent store', async () => {
    server.befall = () => 'silence';
    for (const work of everyWork(open({}, IMPATIENT))) {
      expect(await failure(work())).toEqual({
        reason: 'unreachable',
        message: 'The bucket of STORAGE_URL cannot be used: it does not answer.',
      });
    }
  });

  test.each([
    ['a key that it does not know', { credentials: { keyId: 'NOBODY', secret: 'hush' } }, 'it does not know this key'],
    ['a bucket that is not there', { name: 'nowhere' }, 'there is no such bucket'],
  ])('%s: nothing is tried twice', async (_, more, told) => {
    const strange = open(more);
    server.asked.length = 0;
    const works = everyWork(strange);
    for (const work of works)
      expect(await failure(work())).toEqual({
        reason: 'refused',
        message: `The bucket of STORAGE_URL cannot be used: ${told}.`,
      });
    expect(server.asked).toHaveLength(works.length);
  });
});
