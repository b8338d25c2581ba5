import type { Readable } from 'node:stream';
import type { Bucket } from '@/lib/bucket';
import { limits } from '@/lib/limits';
import { bucketFault } from './bucket-fault';
import { isWhole, sha256Of } from './is-whole';
import { KeptError } from './kept-error';
import type { KeptFile, KeptFiles } from './kept-files';
import { nameInFolder, shelfOf } from './kept-path';
import { openBucket, type OpenBucket } from './open-bucket';

/** How long a bucket is waited for. */
export interface Patience {
  silenceMs: number;
  readMs: number;
  writeMs: number;
}

const PATIENCE: Patience = { silenceMs: limits.bucketSilenceMs, readMs: limits.bucketReadMs, writeMs: limits.bucketWriteMs };

/** A listing of the files whose names begin alike. */
interface Shelf {
  until: number;
  names: Promise<Set<string>>;
}

/** Published files in a bucket, which is asked with the first of them. Each carries the hash of its bytes. @throws KeptError */
export function createS3Files(bucket: Bucket, patience: Patience = PATIENCE): KeptFiles {
  const shelves = new Map<string, Shelf>();
  let opening: Promise<OpenBucket> | undefined;
  const keyOf = (name: string) => `${bucket.prefix}${shelfOf(name)}/${name}.webp`;

  async function within<Result>(ms: number, work: (open: OpenBucket, signal: AbortSignal) => Promise<Result>): Promise<Result> {
    try {
      return await work(await (opening ??= openBucket(bucket, patience.silenceMs)), AbortSignal.timeout(ms));
    } catch (error) {
      throw bucketFault(error);
    }
  }

  async function* listBelow(prefix: string): AsyncIterable<KeptFile> {
    for (let token: string | undefined; ; ) {
      const { Contents = [], NextContinuationToken: next } = await within(patience.readMs, ({ client, sdk }, abortSignal) =>
        client.send(new sdk.ListObjectsV2Command({ Bucket: bucket.name, Prefix: prefix, ContinuationToken: token }), { abortSignal }));
      for (const { Key = '', Size = 0, LastModified } of Contents) {
        const name = nameInFolder(Key.slice(Key.lastIndexOf('/') + 1));
        if (name !== undefined && keyOf(name) === Key && Size > 0) yield { name, size: Size, writtenAt: Math.floor((LastModified?.getTime() ?? Date.now()) / 1000) };
      }
      if (next === undefined) return;
      if (next === token) throw new KeptError('unreachable', 'The bucket of STORAGE_URL cannot be used: its list has no end.');
      token = next;
    }
  }

  /** Whoever asks for one file asks for many, and a list tells of a thousand at once. */
  function onShelf(name: string): Promise<Set<string>> {
    const shelf = shelfOf(name);
    const known = shelves.get(shelf);
    if (known && known.until > Date.now()) return known.names;
    const names = collect(listBelow(`${bucket.prefix}${shelf}/`));
    names.catch(() => shelves.delete(shelf));
    shelves.set(shelf, { until: Date.now() + limits.bucketListMs, names });
    return names;
  }

  async function readOnce(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return within(patience.readMs, async ({ client, sdk }, abortSignal) => {
      const found = await client.send(new sdk.GetObjectCommand({ Bucket: bucket.name, Key: keyOf(name) }), { abortSignal }).catch((error: unknown) => {
        if (error instanceof sdk.NoSuchKey) return undefined;
        throw error;
      });
      if (!found) return undefined;
      const bytes = await bytesOf(found.Body as Readable, abortSignal);
      if (!isWhole(bytes, found.Metadata?.sha256)) throw new KeptError('damaged', `The file ${name} in the bucket of STORAGE_URL is not what was written there.`);
      return bytes;
    });
  }

  return {
    isFar: true,
    has: async (name) => (await onShelf(name)).has(name),
    // What was spoilt on its way comes well the next time.
    read: (name) => readOnce(name).catch((error: unknown) => {
      if (error instanceof KeptError && error.reason === 'damaged') return readOnce(name);
      throw error;
    }),
    async write(name, bytes) {
      const object = { Bucket: bucket.name, Key: keyOf(name), Body: bytes, ContentType: 'image/webp', Metadata: { sha256: sha256Of(bytes) } };
      await within(patience.writeMs, ({ client, sdk }, abortSignal) => client.send(new sdk.PutObjectCommand(object), { abortSignal }));
      (await shelves.get(shelfOf(name))?.names)?.add(name);
    },
    list: () => listBelow(bucket.prefix),
    async remove(name) {
      await within(patience.readMs, ({ client, sdk }, abortSignal) => client.send(new sdk.DeleteObjectCommand({ Bucket: bucket.name, Key: keyOf(name) }), { abortSignal }));
      (await shelves.get(shelfOf(name))?.names)?.delete(name);
    },
    // Nothing is there before it is whole.
    removeUnfinished: () => Promise.resolve(),
  };
}

async function collect(files: AsyncIterable<KeptFile>): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { name } of files) names.add(name);
  return names;
}

/** All that a body brings. @throws KeptError when that is more than any file has, or ends before its end */
async function bytesOf(body: Readable, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const stop = () => body.destroy(signal.reason as Error);
  signal.addEventListener('abort', stop, { once: true });
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.byteLength;
      if (length > limits.bucketFileMaxBytes) throw new KeptError('damaged', 'A file in the bucket of STORAGE_URL is larger than any that is written there.');
    }
  } catch (error) {
    throw signal.aborted || error instanceof KeptError ? error : new KeptError('damaged', 'A file in the bucket of STORAGE_URL came cut short.');
  } finally {
    signal.removeEventListener('abort', stop);
  }
  return new Uint8Array(Buffer.concat(parts, length));
}
