import type { Kysely } from 'kysely';
import type { Schema } from '@/lib/origin/store/schema';

/** A database of one test file. */
export interface TestDatabase {
  /** Opens it once more; whoever does so closes it. */
  open(): Kysely<Schema>;
  /** After the last has closed it. */
  remove(): Promise<void>;
}

export interface Wanted {
  /** The origin's folder. */
  dataDir: string;
  /** Whether the demo of noon is in it. */
  seeded: boolean;
}

/** Where the copies are taken from: laid by a project's setup before its tests begin. @throws when it was not */
export function templateOf(store: 'sqlite' | 'pglite' | 'postgres'): string {
  const template = process.env[nameOf(store)];
  if (!template) throw new Error(`There is no template for ${store}: its project has no setup.`);
  return template;
}

export function setTemplate(store: 'sqlite' | 'pglite' | 'postgres', template: string): void {
  process.env[nameOf(store)] = template;
}

const nameOf = (store: string) => `TEMPLATE_${store.toUpperCase()}`;
