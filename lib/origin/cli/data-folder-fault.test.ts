import { databaseFault } from './database-fault';
import { dataFolderFault } from './data-folder-fault';

const system = (code: string) => Object.assign(new Error(`${code}: no, mkdir '/srv/x'`), { code });
const database = (code: string, rawCode: number) =>
  Object.assign(new Error('as the driver says it'), { code, rawCode });

test.each([
  ['a missing right', system('EACCES'), 'this user may not read or write in it'],
  ['a file that is no database', database('SQLITE_NOTADB', 26), 'its file komawari.db is not a database'],
  [
    'a failed opening',
    new Error('ConnectionFailed("Unable to open connection to local database /srv/x/komawari.db: 14")'),
    'its database, komawari.db, cannot be opened',
  ],
])('reports %s in one sentence', (_, error, reason) =>
  expect(dataFolderFault(error, '/srv/x')).toBe(`The data folder /srv/x cannot be used: ${reason}.`),
);

test('reports database errors without the URL and its password, and leaves other errors alone', () => {
  const refused = Object.assign(new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:5432')]), {
    code: 'ECONNREFUSED',
  });
  expect(databaseFault(refused)).toMatch(/^The database of DATABASE_URL cannot be used: [^/:@]+$/);
  expect(databaseFault(Object.assign(new Error('password authentication failed'), { code: '28P01' }))).toBe(
    'The database of DATABASE_URL cannot be used: the password is wrong.',
  );
  expect(databaseFault(new Error('The environment is not usable.'))).toBeUndefined();
});
