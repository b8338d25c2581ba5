/** Makes the next module that asks for a value of the process registry make it anew, as in a process that has just started. */
export function forgetRegistered(name: string): void {
  (globalThis as Record<symbol, Map<string, unknown> | undefined>)[Symbol.for('komawari')]?.delete(name);
}
