// Webpack puts copies of a module into several bundles of the site, and the server process and Next's cache handler load
// copies of their own: what they share is a property of the global object. This is the project's only key there.
const KEY = Symbol.for('komawari');

/** Everything that the process has once, by its name: the log, the metrics, the origin, what the page cache needs. */
export const processRegistry = () => (globalThis[KEY] ??= new Map());

/** The value of a name: what `make` returned when the first copy of any module asked for it. */
export function oncePerProcess(name, make) {
  const registry = processRegistry();
  if (!registry.has(name)) registry.set(name, make());
  return registry.get(name);
}
