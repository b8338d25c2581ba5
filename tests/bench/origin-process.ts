import { createOrigin } from '@/lib/origin/create-origin';
import { listen } from '@/lib/origin/http/listen';

import { readUsage } from './usage';

/** The standalone origin over a data folder: no demo, no write limits. */
const [dataDir = ''] = process.argv.slice(2);

async function main() {
  const { port } = await listen(await createOrigin({ dataDir }), { port: 0, host: '127.0.0.1' });
  process.on('message', () => process.send?.(readUsage()));
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}

void main();
