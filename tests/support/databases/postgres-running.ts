import type { PostgresServer } from './postgres-server';

const KEY = Symbol.for('komawari.test-postgres');

/** What setup leaves for teardown, which does not share its modules. */
export const running = ((globalThis as { [KEY]?: { server?: PostgresServer } })[KEY] ??= {});
