export interface KeptFile {
  name: string;
  /** In bytes. */
  size: number;
  /** Seconds since 1970. */
  writtenAt: number;
}

/**
 * Published files, on disk or in a bucket: WebP pictures, named by what they were made from, so that the same name is always the same bytes.
 * All throw where the storage fails.
 */
export interface KeptFiles {
  /** Its bytes; undefined where it is not there. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Who reads meanwhile finds all of it, or nothing. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Resolves when all that was written, by whomever, outlives a power cut. */
  settle(): Promise<void>;
  /** All that are there whole, in no order, as they are found; none where there never was any. */
  list(): AsyncIterable<KeptFile>;
  /** Removes a file; one that is not there is no fault. */
  remove(name: string): Promise<void>;
  /** Removes what writers that were killed have left, if it is older than that time in seconds since 1970. */
  removeUnfinished(before: number): Promise<void>;
  /** What is noted beside them of the catalogues that have files here; undefined where nothing is. */
  readUsers(): Promise<string | undefined>;
  writeUsers(text: string): Promise<void>;
}

/** What preparing files needs of them. */
export type KeptWriter = Pick<KeptFiles, 'write'>;
