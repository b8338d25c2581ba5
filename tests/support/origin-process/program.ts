import type { KyselyPlugin } from 'kysely';

import { createOrigin, type Origin } from '@/lib/origin/create-origin';
import { openDatabase } from '@/lib/origin/store/open-database';
import { waitForWrites } from '../wait-for-writes';
import type { Order, Report } from './orders';

waitForWrites();

/** An origin in a process of its own, that does what its parent orders. */
const clock = { now: 0 };
let origin: Origin | undefined;

function report(message: Report): void {
  process.send?.(message);
}

/** Counts the statements, and ends this process before one of them. */
function killAt(statement: number): KyselyPlugin {
  let count = 0;
  return {
    transformQuery({ node }) {
      if (++count === statement) process.kill(process.pid, 'SIGKILL');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

async function obey(order: Order): Promise<void> {
  if ('open' in order) {
    const { now, killAtStatement, ...options } = order.open;
    clock.now = now;
    const database = openDatabase(options);
    origin = await createOrigin({
      ...options,
      demoSeed: 1,
      now: () => clock.now,
      database: killAtStatement === undefined ? database : database.withPlugin(killAt(killAtStatement)),
    });
    return report({ id: order.id });
  }
  if ('now' in order) {
    clock.now = order.now;
    return report({ id: order.id });
  }
  if ('notices' in order) {
    await origin!.sendNotices();
    return report({ id: order.id });
  }
  const { path, method, session, body } = order.call;
  const headers = { ...(session && { 'session-token': session }), ...(body && { 'content-type': 'application/json' }) };
  const response = await origin!.http(new Request(`http://reader.example/api/${path}`, { method, headers, body }));
  report({
    id: order.id,
    status: response.status,
    bytes: Buffer.from(await response.arrayBuffer()).toString('base64'),
  });
}

process.on('message', (order: Order) => {
  obey(order).catch((error: unknown) => report({ id: order.id, failure: String(error) }));
});
process.on('disconnect', () => process.exit());
report({ id: 0 });
