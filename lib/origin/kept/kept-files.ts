export interface KeptFile {
  name: string;
  /** In bytes. */
  size: number;
  /** Seconds since 1970. */
  writtenAt: number;
}

/**
 * Published files, on disk or in a bucket: WebP pictures, named by what they were made from, so that the same name is always the same bytes.
 * All but `has` of what is missing and `read` of it throw where the storage fails.
 */
export interface KeptFiles {
  /** Beyond a network, where several are best written at once. */
  isFar?: boolean;
  /** Whether a file of this name is there, whole. */
  has(name: string): Promise<boolean>;
  /** Its bytes; undefined where it is not there. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Who reads meanwhile finds all of it, or nothing. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** All that are there whole, in no order, as they are found; none where there never was any. */
  list(): AsyncIterable<KeptFile>;
  /** Removes a file; one that is not there is no fault. */
  remove(name: string): Promise<void>;
  /** Removes what writers that were killed have left, if it is older than that time in seconds since 1970. */
  removeUnfinished(before: number): Promise<void>;
}

/** What preparing files needs of them. */
export type KeptWriter = Pick<KeptFiles, 'has' | 'write' | 'isFar'>;
