import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's server programs, the newest; undefined where none is installed. */
export function findPostgresPrograms() {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const ofDebian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(DEBIAN, version, 'bin'))
    : [];
  return [...onPath, ...ofDebian].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))),
  );
}

/** Whether there is a real server to run on: one that is named, or that can be started. @throws where there must be and is none */
export function hasPostgres() {
  if (process.env.DATABASE_URL || findPostgresPrograms()) return true;
  if (process.env.REQUIRE_POSTGRES)
    throw new Error('REQUIRE_POSTGRES is set, yet there is neither a DATABASE_URL nor an installed server.');
  return false;
}
