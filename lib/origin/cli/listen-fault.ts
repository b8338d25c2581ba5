import { createServer } from 'node:net';

import { environmentWith, readEnv } from '@/lib/env';

const PORT_MAX = 65_535;
/** What systems say of an address that is not theirs. */
const NOT_OURS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'];

/** Why nobody can listen at a port, where LISTEN_ADDRESS says, in a sentence; undefined where one can, or where the settings say nothing that could be tried. */
export async function listenFault(wanted: string): Promise<string | undefined> {
  const place = placeOf(wanted);
  if (!place) return undefined;
  const { port, listenAddress } = place;
  const code = await tryToListen(port, listenAddress);
  if (code === undefined) return undefined;
  if (listenAddress && NOT_OURS.includes(code))
    return `LISTEN_ADDRESS: ${listenAddress} is no address of this machine.`;
  const another = port < PORT_MAX ? port + 1 : port - 1;
  return `Port ${port} ${code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`}. Stop what listens there or choose another: PORT=${another}`;
}

function placeOf(PORT: string) {
  try {
    const { LISTEN_ADDRESS } = environmentWith({});
    return readEnv({ PORT, LISTEN_ADDRESS });
  } catch {
    // It is named with the other settings.
    return undefined;
  }
}

/** What the system says against it. */
function tryToListen(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? ''));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
