import { serveLocally } from '../support/serve-locally';

import { askCrowd } from './ask-crowd';

test('each has a connection of his own, and learns what he was answered', async () => {
  const ports = new Set<number>();
  const waiting: (() => void)[] = [];
  const server = await serveLocally((request, response) => {
    ports.add(request.socket.remotePort!);
    waiting.push(() => (waiting.length % 2 ? response.writeHead(404).end('none') : response.destroy()));
    if (ports.size === 6) for (let next; (next = waiting.pop());) next();
  });
  const answers = await askCrowd(`${server.url}/new`, 6, {});
  server.close();
  expect(answers.filter((answer) => 'error' in answer)).toHaveLength(3);
  expect(answers.filter((answer) => 'status' in answer)).toEqual(
    Array.from({ length: 3 }, () => ({ status: 404, bytes: 4 })),
  );
});
