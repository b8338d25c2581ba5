import { setTimeout as pause } from 'node:timers/promises';

import { Fault, run } from '../fail.mjs';

const LOOK_MS = 250;
const ANSWER_MS = 3_000;

/** Ends with 0 as soon as the server on this machine says that it is ready, and else with 1: after one look, or after as many seconds as its argument says. */
await run(async () => {
  const at = process.env.LISTEN_ADDRESS || 'localhost';
  const address = `http://${at.includes(':') ? `[${at}]` : at}:${process.env.PORT || 3000}/readyz`;
  const seconds = process.argv[2] ?? '0';
  // Nobody would ever say when the end of `2m` has come.
  if (!/^\d+$/.test(seconds))
    throw new Fault(`How long to wait is a whole number of seconds, such as 120; ${JSON.stringify(seconds)} is none.`);
  const end = Date.now() + Number(seconds) * 1000;
  for (;;) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) }).catch((error) => ({
      ok: false,
      status: error.cause?.code ?? error.name,
    }));
    if (answer.ok) return;
    if (Date.now() >= end) throw new Fault(`${address}: ${answer.status}`);
    await pause(LOOK_MS);
  }
});
