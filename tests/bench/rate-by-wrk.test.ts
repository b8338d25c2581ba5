import { parseWrk } from './rate-by-wrk';

const SAID = `Running 1s test @ http://localhost/
  1 threads and 16 connections
  11004 requests in 1.00s, 1.39MB read
Requests/sec:  10987.53
Transfer/sec:      1.39MB
`;

test('requests a second are read', () => expect(parseWrk(SAID)).toBe(10_987.53));

test.each(['  Non-2xx or 3xx responses: 7\n', '  Socket errors: connect 0, read 3, write 0, timeout 0\n'])(
  'a failure is one: %s',
  (failure) => {
    expect(() => parseWrk(SAID + failure)).toThrow('wrk has failed');
  },
);

test('what says nothing is one too', () => expect(() => parseWrk('unable to connect')).toThrow('wrk has failed'));

test('so is a server that answered nothing', () =>
  expect(() => parseWrk(SAID.replace('10987.53', '0.00'))).toThrow('wrk has failed'));
