import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { answerParserError } from './answer-parser-error';

const server = createServer({ maxHeaderSize: 1_024 }, (_, response) => void response.end());
beforeAll(async () => {
  server.on('clientError', answerParserError).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nbad header\r\n\r\n', 400],
  ['too many headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(2_000)}\r\n\r\n`, 431],
])('%s gets the headers of every answer, and the end of the connection', async (_, bytes, status) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', ...lines] = (await text(socket)).split('\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(lines).toEqual(
    expect.arrayContaining(['x-content-type-options: nosniff', 'cache-control: no-store', 'connection: close']),
  );
});
