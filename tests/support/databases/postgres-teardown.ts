import { command } from './postgres';
import { running } from './postgres-running';
import { templateOf } from './test-database';

/** Ends the server that setup has started; on one that was there before, removes the template. */
export default async function teardown(): Promise<void> {
  if (running.server) return running.server.stop();
  const template = templateOf('postgres');
  await command(template, `drop database ${new URL(template).pathname.slice(1)}`);
}
