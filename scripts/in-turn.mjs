import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where whoever is at something listens meanwhile: in places that the system forgets with the process, but for systems that have files alone. */
const PLACES = {
  linux: (name) => `\0${name}`,
  win32: (name) => `\\\\.\\pipe\\${name}`,
};
const inFiles = (name) => path.join(tmpdir(), `${name}.sock`);

function listenAt(place) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(place, () => resolve(server));
  });
}

/** Resolves when whoever listens there has ended, however he did. */
function untilGone(place) {
  return new Promise((resolve) => {
    const waiting = connect(place);
    waiting.on('error', ({ code }) => {
      // A file that a killed process has left.
      if (code === 'ECONNREFUSED' && path.isAbsolute(place)) rmSync(place, { force: true });
    });
    waiting.on('close', resolve);
    waiting.resume();
  });
}

/**
 * Does something while no other process of this machine does what is called the same; those who come meanwhile wait, one does it after the other. Whoever is
 * killed is in nobody's way.
 * @param waits is called once where another is at it
 */
export async function inTurn(name, work, waits = () => undefined) {
  const place = (PLACES[process.platform] ?? inFiles)(
    `komawari-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`,
  );
  let server = await listenAt(place);
  if (!server) waits();
  while (!server) {
    await untilGone(place);
    server = await listenAt(place);
  }
  const others = new Set();
  server.on('connection', (other) =>
    others.add(other.on('error', () => undefined).on('close', () => others.delete(other))),
  );
  try {
    return await work();
  } finally {
    server.close();
    for (const other of others) other.destroy();
  }
}
