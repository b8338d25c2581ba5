import { systemFault } from './system-fault';

/** Why the database would not open, by SQLite's primary result code. */
const DATABASE_FAULTS: Record<number, string> = {
  5: 'another program is holding its database, komawari.db',
  6: 'another program is holding its database, komawari.db',
  8: 'this user may not write its database, komawari.db',
  10: 'the disk fails to read or write its database, komawari.db',
  11: 'its database, komawari.db, is damaged',
  13: 'the disk is full',
  14: 'its database, komawari.db, cannot be opened',
  26: 'its file komawari.db is not a database',
};

/** What keeps a data folder from being used, in one sentence; the error's own words where it is nothing of the folder's. */
export function dataFolderFault(error: unknown, folder: string): string {
  const reason = systemFault(error) ?? DATABASE_FAULTS[resultCode(error)];
  return reason === undefined ? (error as Error).message : `The data folder ${folder} cannot be used: ${reason}.`;
}

/** SQLite's primary result code, 0 where there is none. The driver tells that of a failed opening in its message alone. */
function resultCode(error: unknown): number {
  const { rawCode, message } = error as Error & { rawCode?: number };
  const told = /^ConnectionFailed\(.*: (\d+)"\)$/.exec(message)?.[1];
  return (rawCode ?? Number(told ?? 0)) & 0xff;
}
