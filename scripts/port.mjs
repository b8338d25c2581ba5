import { createServer } from 'node:net';

import { Fault } from './fail.mjs';

/** The port to serve at, from PORT. @throws Fault when it is no port or somebody listens there */
export async function freePort(value = process.env.PORT || '3000') {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Fault(`PORT must be a number from 1 to 65535; it is "${value}".`);
  await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
      reject(new Fault(`Port ${port} ${why}. Stop what listens there or choose another: PORT=3001 npm start`));
    });
    probe.listen(port, () => probe.close(resolve));
  });
  return port;
}
