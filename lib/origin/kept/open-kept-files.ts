import path from 'node:path';
import type { Bucket } from '@/lib/bucket';
import { createDiskFiles } from './disk-files';
import type { KeptFiles } from './kept-files';
import { KEPT_FOLDER } from './kept-path';
import { createS3Files } from './s3-files';

/** The published files: in a bucket where one is named, else in the data folder. */
export function openKeptFiles({ dataDir, bucket }: { dataDir: string; bucket?: Bucket }): KeptFiles {
  return bucket ? createS3Files(bucket) : createDiskFiles(path.join(dataDir, KEPT_FOLDER));
}
