import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { createOrigin } from '@/lib/origin/create-origin';
import { readUsage } from './usage';

/** The standalone origin over the data folder that it is given: no demo, and as many writes as anyone likes. */
const [dataDir = ''] = process.argv.slice(2);

async function main() {
  const origin = await createOrigin({ dataDir });
  const server = serve({ fetch: origin.http, port: 0, hostname: '127.0.0.1' }, () => {
    process.send?.({ port: (server.address() as AddressInfo).port });
  });
  process.on('message', () => process.send?.(readUsage()));
  process.on('disconnect', () => process.exit());
}

void main();
