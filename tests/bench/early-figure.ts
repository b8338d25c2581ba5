import { earlyModules } from './early-modules';
import type { Figure } from './figure';

/** What scripts are made of, as paths from the root, each once. @param modules the build's list of them, by file. @throws when a script is not of this build */
export function modulesOf(scripts: readonly string[], modules: Record<string, readonly string[]>): string[] {
  return [...new Set(scripts.flatMap((script) => {
    const file = decodeURIComponent(new URL(script).pathname.replace('/_next/', ''));
    const sources = modules[file];
    if (!sources) throw new Error(`The build does not say what is in ${file}.`);
    return sources;
  }))];
}

/** How many modules a page brings that wait until it can be read; of no modules at all that is no number. */
export function earlyFigure(what: string, modules: readonly string[]): Figure {
  const found = Object.entries(earlyModules(modules));
  const value = modules.length > 0 ? found.reduce((sum, [, some]) => sum + some.length, 0) : NaN;
  const beside = `of ${modules.length}${found.map(([feature, some]) => `; ${feature}: ${some.join(', ')}`).join('')}`;
  return { what, value, unit: 'modules', beside, limit: { most: 0 } };
}
