import { earlyModules } from './early-modules';
import type { Figure } from './figure';

/** What scripts are made of, as paths from the root, each once. @param modules the build's list of them, by file. @throws when a script is not of this build */
export function modulesOf(scripts: readonly string[], modules: Record<string, readonly string[]>): string[] {
  return [
    ...new Set(
      scripts.flatMap((script) => {
        const file = decodeURIComponent(new URL(script).pathname.replace('/_next/', ''));
        const sources = modules[file];
        if (!sources) throw new Error(`The build does not say what is in ${file}.`);
        return sources;
      }),
    ),
  ];
}

/** How many modules a page brings that wait until it can be read; of no modules at all that is no number. */
export function earlyFigure(what: string, modules: readonly string[]): Figure {
  return figureOf(what, modules, { isMeasured: modules.length > 0, of: `of ${modules.length}` });
}

/** The same of the scripts that were asked for early, which may be none, of all that a page asked for, which are some. */
export function loadedFigure(
  what: string,
  { early, all }: { early: readonly string[]; all: readonly string[] },
  modules: Record<string, readonly string[]>,
): Figure {
  const within = modulesOf(early, modules);
  return figureOf(what, within, {
    isMeasured: all.length > 0,
    of: `of ${within.length} in ${early.length} of ${all.length} scripts`,
  });
}

function figureOf(
  what: string,
  modules: readonly string[],
  { isMeasured, of }: { isMeasured: boolean; of: string },
): Figure {
  const found = Object.entries(earlyModules(modules));
  const value = isMeasured ? found.reduce((sum, [, some]) => sum + some.length, 0) : NaN;
  return {
    what,
    value,
    unit: 'modules',
    beside: of + found.map(([feature, some]) => `; ${feature}: ${some.join(', ')}`).join(''),
    limit: { most: 0 },
  };
}
