/** A file of an archive or a folder, unpacked. */
export interface ArchiveEntry {
  /** With slashes, below the archive: no dots lead up, none begins with a slash. */
  name: string;
  bytes: Buffer;
}
