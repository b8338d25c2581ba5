import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Recorded } from './recorded';
import { readUsage } from './usage';

/** The least that a Node server can do: the same recorded answer to every request. */
let recorded: Recorded = { status: 404, headers: {}, body: new Uint8Array() };

const server = createServer((_, response) => {
  response.writeHead(recorded.status, recorded.headers);
  response.end(recorded.body);
});

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', (message: 'usage' | Recorded) => {
  if (message !== 'usage') recorded = message;
  process.send?.(message === 'usage' ? readUsage() : 'done');
});
process.on('disconnect', () => process.exit());
