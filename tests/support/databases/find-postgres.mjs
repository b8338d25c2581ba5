import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's server programs, the newest; undefined where none is installed. */
export function findPostgresPrograms() {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const ofDebian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)).map((version) => path.join(DEBIAN, version, 'bin')) : [];
  return [...onPath, ...ofDebian].find((folder) => ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))));
}
