import type { Bucket } from '@/lib/bucket';

/** What a backup is made of, or restored to, as the environment says it. */
export interface Place {
  dataDir: string;
  databaseUrl?: string;
  bucket?: Bucket;
}
