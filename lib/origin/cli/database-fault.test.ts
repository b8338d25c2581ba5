import { databaseFault } from './database-fault';

test('what the server or the system says is told in one sentence, without the address and its password', () => {
  const error = Object.assign(new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:5432')]), {
    code: 'ECONNREFUSED',
  });
  expect(databaseFault(error)).toBe('The database of DATABASE_URL cannot be used: nobody listens there.');
  expect(databaseFault(Object.assign(new Error('password authentication failed'), { code: '28P01' }))).toBe(
    'The database of DATABASE_URL cannot be used: the password is wrong.',
  );
});

test('what is not the database’s fault is left alone', () => {
  expect(databaseFault(new Error('The environment is not usable.'))).toBeUndefined();
});
