import type { ChildProcess } from 'node:child_process';

const KEY = Symbol.for('komawari.test-postgres');

/** What setup leaves for teardown, which does not share its modules. */
export const running = ((globalThis as { [KEY]?: { server?: ChildProcess } })[KEY] ??= {});
