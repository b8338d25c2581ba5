/** Files of one build. Its own runtime is in no other build. */
export type Build = readonly string[];

const RUNTIME = /\/_next\/static\/chunks\/webpack-[\w-]+\.js/;

export function runtimeOf(build: Build): string | undefined {
  return build.find((file) => RUNTIME.test(file));
}

/** The runtime of the build that a page was made by. */
export function runtimeIn(html: string): string | undefined {
  return RUNTIME.exec(html)?.[0];
}

/** A build as it was listed; of what is no list, a build without files. */
export function buildIn(stored: unknown): Build {
  return Array.isArray(stored) ? stored.filter((file) => typeof file === 'string') : [];
}

/**
 * Builds that are still needed: the newest, the one before it, and those that stored pages and open tabs were made by.
 * @param builds oldest first
 * @param pages the text of each, or all that a tab says of its scripts
 */
export function neededBuilds(builds: readonly Build[], pages: readonly string[]): Build[] {
  const used = new Set(pages.map(runtimeIn));
  return builds.filter((build, index) => index >= builds.length - 2 || used.has(runtimeOf(build)));
}
