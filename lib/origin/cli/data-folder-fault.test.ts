import { dataFolderFault } from './data-folder-fault';

const system = (code: string) => Object.assign(new Error(`${code}: no, mkdir '/srv/x'`), { code });
const database = (code: string, rawCode: number) =>
  Object.assign(new Error('as the driver says it'), { code, rawCode });

test.each([
  ['a missing right', system('EACCES'), 'this user may not read or write in it'],
  ['a file in the way', system('ENOTDIR'), 'a file stands where a folder is needed'],
  ['a full disk', system('ENOSPC'), 'the disk is full'],
  ['a file that is no database', database('SQLITE_NOTADB', 26), 'its file komawari.db is not a database'],
  [
    'an extended code without a name',
    database('UNKNOWN_SQLITE_ERROR_1544', 1544),
    'this user may not write its database, komawari.db',
  ],
  ['a disk that fills up', database('SQLITE_FULL', 13), 'the disk is full'],
  [
    'a failed opening',
    new Error('ConnectionFailed("Unable to open connection to local database /srv/x/komawari.db: 14")'),
    'its database, komawari.db, cannot be opened',
  ],
])('%s is told in one sentence', (_, error, reason) =>
  expect(dataFolderFault(error, '/srv/x')).toBe(`The data folder /srv/x cannot be used: ${reason}.`),
);

test('what is not the folder’s fault keeps its own words', () => {
  expect(dataFolderFault(new Error('The environment is not usable.'), 'data')).toBe('The environment is not usable.');
});
