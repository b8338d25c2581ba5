import type { Readable } from 'node:stream';
import type { Bucket } from '@/lib/bucket';
import { limits } from '@/lib/limits';
import { sha256Of } from '../sha256-of';
import { bucketFault } from './bucket-fault';
import { isWhole } from './is-whole';
import { KeptError } from './kept-error';
import type { KeptFile, KeptFiles } from './kept-files';
import { nameInFolder, shelfOf, USERS_FILE } from './kept-path';
import { openBucket, type OpenBucket } from './open-bucket';

/** How long a bucket is waited for. */
export interface Patience {
  silenceMs: number;
  readMs: number;
  writeMs: number;
}

const PATIENCE: Patience = {
  silenceMs: limits.bucketSilenceMs,
  readMs: limits.bucketReadMs,
  writeMs: limits.bucketWriteMs,
};

/** Published files in a bucket, which is asked with the first of them. Each carries the hash of its bytes. @throws KeptError */
export function createS3Files(bucket: Bucket, patience: Patience = PATIENCE): KeptFiles {
  let opening: Promise<OpenBucket> | undefined;
  const keyOf = (name: string) => `${bucket.prefix}${shelfOf(name)}/${name}.webp`;
  const users = `${bucket.prefix}${USERS_FILE}`;

  async function within<Result>(
    ms: number,
    work: (open: OpenBucket, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work(await (opening ??= openBucket(bucket, patience.silenceMs)), AbortSignal.timeout(ms));
    } catch (error) {
      throw bucketFault(error);
    }
  }

  async function* listBelow(prefix: string): AsyncIterable<KeptFile> {
    for (let token: string | undefined; ;) {
      const { Contents = [], NextContinuationToken: next } = await within(
        patience.readMs,
        ({ client, sdk }, abortSignal) =>
          client.send(new sdk.ListObjectsV2Command({ Bucket: bucket.name, Prefix: prefix, ContinuationToken: token }), {
            abortSignal,
          }),
      );
      for (const { Key = '', Size = 0, LastModified } of Contents) {
        const name = nameInFolder(Key.slice(Key.lastIndexOf('/') + 1));
        if (name !== undefined && keyOf(name) === Key && Size > 0)
          yield { name, size: Size, writtenAt: Math.floor((LastModified?.getTime() ?? Date.now()) / 1000) };
      }
      if (next === undefined) return;
      if (next === token)
        throw new KeptError('unreachable', 'The bucket of STORAGE_URL cannot be used: its list has no end.');
      token = next;
    }
  }

  /** What a key has, and the hash that was sent along; undefined where it has nothing. */
  async function fetched(
    key: string,
  ): Promise<{ bytes: Uint8Array<ArrayBuffer>; sha256: string | undefined } | undefined> {
    return within(patience.readMs, async ({ client, sdk }, abortSignal) => {
      const found = await client
        .send(new sdk.GetObjectCommand({ Bucket: bucket.name, Key: key }), { abortSignal })
        .catch((error: unknown) => {
          if (error instanceof sdk.NoSuchKey) return undefined;
          throw error;
        });
      return found && { bytes: await bytesOf(found.Body as Readable, abortSignal), sha256: found.Metadata?.sha256 };
    });
  }

  async function readOnce(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const found = await fetched(keyOf(name));
    if (found && !isWhole(found.bytes, found.sha256))
      throw new KeptError('damaged', `The file ${name} in the bucket of STORAGE_URL is not what was written there.`);
    return found?.bytes;
  }

  async function put(key: string, bytes: Uint8Array, type: string): Promise<void> {
    const object = {
      Bucket: bucket.name,
      Key: key,
      Body: bytes,
      ContentType: type,
      Metadata: { sha256: sha256Of(bytes) },
    };
    await within(patience.writeMs, ({ client, sdk }, abortSignal) =>
      client.send(new sdk.PutObjectCommand(object), { abortSignal }),
    );
  }

  return {
    // What was spoilt on its way comes well the next time.
    read: (name) =>
      readOnce(name).catch((error: unknown) => {
        if (error instanceof KeptError && error.reason === 'damaged') return readOnce(name);
        throw error;
      }),
    write: (name, bytes) => put(keyOf(name), bytes, 'image/webp'),
    // What a bucket has taken, it keeps.
    settle: () => Promise.resolve(),
    list: () => listBelow(bucket.prefix),
    async remove(name) {
      await within(patience.readMs, ({ client, sdk }, abortSignal) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket: bucket.name, Key: keyOf(name) }), { abortSignal }),
      );
    },
    // Nothing is there before it is whole.
    removeUnfinished: () => Promise.resolve(),
    async readUsers() {
      const found = await fetched(users);
      return found && Buffer.from(found.bytes).toString();
    },
    writeUsers: (text) => put(users, Buffer.from(text), 'application/json'),
  };
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
      if (length > limits.bucketFileMaxBytes)
        throw new KeptError('damaged', 'A file in the bucket of STORAGE_URL is larger than any that is written there.');
    }
  } catch (error) {
    throw signal.aborted || error instanceof KeptError
      ? error
      : new KeptError('damaged', 'A file in the bucket of STORAGE_URL came cut short.');
  } finally {
    signal.removeEventListener('abort', stop);
  }
  return new Uint8Array(Buffer.concat(parts, length));
}
