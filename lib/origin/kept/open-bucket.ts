import type * as Sdk from '@aws-sdk/client-s3';
import type { Bucket } from '@/lib/bucket';
import { setDefault } from '@/lib/env';
import { limits } from '@/lib/limits';

export interface OpenBucket {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
}

/** Loads what speaks to buckets, which takes its time and only those need who have one. */
export async function openBucket(
  { endpoint, region, isInPath, credentials }: Bucket,
  silenceMs: number,
): Promise<OpenBucket> {
  const sdk = await import('@aws-sdk/client-s3');
  // Its first client warns operators of Node versions that later releases of the package need; ours is pinned by the lockfile.
  setDefault('AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', 'true');
  const client = new sdk.S3Client({
    endpoint,
    region,
    forcePathStyle: isInPath,
    ...(credentials && { credentials: { accessKeyId: credentials.keyId, secretAccessKey: credentials.secret } }),
    maxAttempts: limits.bucketTries,
    // Not every store knows the checksums that Amazon's own is sent.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: limits.bucketConnectMs, socketTimeout: silenceMs },
  });
  return { sdk, client };
}
