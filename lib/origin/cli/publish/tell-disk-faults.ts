import { KeptError } from '../../kept/kept-error';
import type { KeptFiles } from '../../kept/kept-files';
import { dataFolderFault } from '../data-folder-fault';
import { folderName } from '../folder-name';

/** Published files whose failures to be written are told as what they are, a fault of the disk: not of the picture that was to be kept. */
export function tellDiskFaults(kept: KeptFiles, dataDir: string): KeptFiles {
  const told = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      throw error instanceof KeptError ? error : new KeptError('refused', dataFolderFault(error, folderName(dataDir)));
    });
  return {
    ...kept,
    write: (name, bytes) => told(kept.write(name, bytes)),
    settle: () => told(kept.settle()),
    writeUsers: (text) => told(kept.writeUsers(text)),
  };
}

/** As it was thrown, or in one sentence where the database has no room, or cannot be written. */
export function databaseRefusal(error: unknown, dataDir: string): unknown {
  return error instanceof Error && 'rawCode' in error
    ? new Error(dataFolderFault(error, folderName(dataDir)), { cause: error })
    : error;
}
