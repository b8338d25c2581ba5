import { randomUUID } from 'node:crypto';

import { openDatabase } from '@/lib/origin/store/open-database';
import { findPostgresPrograms } from './find-postgres.mjs';
import { command, inDatabase } from './postgres';
import { running } from './postgres-running';
import { makePostgresServer } from './postgres-server';
import { scratchFolder } from './scratch-folder';
import { seedTemplate } from './seed-template';
import { setTemplate } from './test-database';

/** Makes the database that those of tests are copies of: on the server that the environment names, else on one started for it. */
export default async function setup(): Promise<void> {
  let url = process.env.DATABASE_URL;
  if (!url) {
    running.server = makePostgresServer(findPostgresPrograms()!, scratchFolder('postgres'));
    await running.server.start();
    url = running.server.url;
  }
  const database = `komawari_template_${randomUUID().replaceAll('-', '')}`;
  const template = inDatabase(url, database);
  await command(url, `create database ${database}`);
  const dataDir = scratchFolder('postgres-template');
  await seedTemplate(openDatabase({ dataDir, databaseUrl: template }), dataDir);
  setTemplate('postgres', template);
}
