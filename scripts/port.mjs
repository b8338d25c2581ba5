import { createServer } from 'node:net';

import { Fault } from './fail.mjs';

/**
 * The port to serve at: PORT, else the one that a command has of its own.
 * @throws Fault when it is no port or somebody listens there
 */
export async function freePort({ own = 3000, command = 'npm start' } = {}) {
  const value = process.env.PORT || String(own);
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Fault(`PORT must be a number from 1 to 65535; it is "${value}".`);
  await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
      reject(new Fault(`Port ${port} ${why}. Stop what listens there or choose another: PORT=${own + 1} ${command}`));
    });
    probe.listen(port, () => probe.close(resolve));
  });
  return port;
}
