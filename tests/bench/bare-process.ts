import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Recorded } from './recorded';
import { readUsage } from './usage';

/** The least that a Node server can do: recorded answers in turn, whatever it is asked. */
let recorded: readonly Recorded[] = [];
let count = 0;

const server = createServer((_, response) => {
  const { status, headers, body } = recorded[count++ % recorded.length]!;
  response.writeHead(status, headers);
  response.end(body);
});

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', (message: 'usage' | Recorded[]) => {
  if (message !== 'usage') recorded = message;
  process.send?.(message === 'usage' ? readUsage() : 'done');
});
process.on('disconnect', () => process.exit());
