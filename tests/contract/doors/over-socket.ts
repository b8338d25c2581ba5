import { request } from 'node:http';

import type { Origin } from '@/lib/origin/create-origin';
import { listen } from '@/lib/origin/http/listen';
import type { Door, Sent } from './door';

const HOST = '127.0.0.1';
const WITHOUT_BODY = [204, 205, 304];

/** Serves the origin at a port and comes in there, as the last proxy would for readers of the addresses. */
export async function openOverSocket(origin: Origin): Promise<Door> {
  const server = await listen(origin, { port: 0, host: HOST });
  return {
    send: (url, sent) => send(server.port, url, sent),
    close: () => server.close(),
  };
}

// Not by fetch, which keeps some headers to itself.
function send(
  port: number,
  { host, protocol, pathname, search }: URL,
  { method = 'GET', headers, body }: Sent,
): Promise<Response> {
  const given = { host, 'x-forwarded-proto': protocol.slice(0, -1), ...Object.fromEntries(new Headers(headers)) };
  return new Promise((resolve, reject) => {
    const sending = request(
      { host: HOST, port, method, path: pathname + search, headers: given, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const status = incoming.statusCode ?? 0;
          const answered = new Headers();
          for (const [name, values] of Object.entries(incoming.headersDistinct))
            for (const value of values ?? []) answered.append(name, value);
          resolve(
            new Response(WITHOUT_BODY.includes(status) ? null : Buffer.concat(chunks), { status, headers: answered }),
          );
        });
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}
