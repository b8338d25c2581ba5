// Webpack puts copies of a module into several bundles of the site, and the server process has one of its own: what a
// process has once hangs at its global object. This is the only key of ours there.
const KEY = Symbol.for('komawari');
const shared = globalThis as { [KEY]?: Map<string, unknown> };

/** What a process has once, whichever copy of a module asks first: the value that `make` gave then, by its name. */
export function oncePerProcess<Value>(name: string, make: () => Value): Value {
  const registry = (shared[KEY] ??= new Map());
  if (!registry.has(name)) registry.set(name, make());
  return registry.get(name) as Value;
}
