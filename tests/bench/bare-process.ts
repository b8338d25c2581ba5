import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { RecordedResponse } from './measure-call';
import { readUsage } from './usage';

/** The floor of a Node server: sends recorded responses in turn, whatever the request. */
let recorded: readonly RecordedResponse[] = [];
let count = 0;

const server = createServer((_, response) => {
  const { status, headers, body } = recorded[count++ % recorded.length]!;
  response.writeHead(status, headers);
  response.end(body);
});

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', (message: 'usage' | RecordedResponse[]) => {
  if (message !== 'usage') recorded = message;
  process.send?.(message === 'usage' ? readUsage() : 'done');
});
process.on('disconnect', () => process.exit());
