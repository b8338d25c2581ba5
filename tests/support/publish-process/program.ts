import type { KyselyPlugin } from 'kysely';

import { openKeptFiles } from '@/lib/origin/kept/open-kept-files';
import { publishPrepared } from '@/lib/origin/publish/publish-prepared';
import { readPublication } from '@/lib/origin/publish/read-publication';
import { migrate } from '@/lib/origin/store/migrate';
import { openDatabase } from '@/lib/origin/store/open-database';

/** Publishes a folder in a process of its own, which ends before it writes that file, or asks that statement of the database: 0 for none. */
const [folder = '', dataDir = '', file = '0', statement = '0'] = process.argv.slice(2);

function killBefore(count: number): () => void {
  let left = count;
  return () => {
    if (--left === 0) process.kill(process.pid, 'SIGKILL');
  };
}

function killAt(end: () => void): KyselyPlugin {
  return {
    transformQuery({ node }) {
      end();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

async function main() {
  const now = Math.floor(Date.now() / 1000);
  const db = openDatabase({ dataDir });
  await migrate(db);
  const { publication } = await readPublication(folder, { now });
  const kept = openKeptFiles({ dataDir });
  const end = killBefore(Number(file));
  const write: typeof kept.write = async (name, bytes) => {
    end();
    await kept.write(name, bytes);
  };
  await publishPrepared(db.withPlugin(killAt(killBefore(Number(statement)))), { publication: publication!, marks: [], kept: { ...kept, write }, now, folder, dataDir, warn: console.error });
  await db.destroy();
}

void main();
