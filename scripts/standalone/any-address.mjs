import { once } from 'node:events';
import { createServer } from 'node:net';

/** What stands for all addresses of this machine: `::`, where it has IPv6, which takes in those of IPv4, else `0.0.0.0`. */
export async function anyAddress() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { address } = probe.address();
  probe.close();
  await once(probe, 'close');
  return address;
}
