/** Why the system would not read, write or make a file. */
const SYSTEM_FAULTS: Record<string, string> = {
  EACCES: 'this user may not read or write in it',
  EPERM: 'this user may not read or write in it',
  EROFS: 'it lies on a disk that can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'this user’s share of the disk is used up',
  EIO: 'the disk fails',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
  EISDIR: 'a folder stands where a file is needed',
  ENOENT: 'it cannot be made there',
};

/** What the system said, after a colon; undefined for what is none of its faults. */
export function systemFault(error: unknown): string | undefined {
  return SYSTEM_FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
}
