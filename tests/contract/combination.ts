/** Through which door the tests come in, and what the origin keeps its state in. The projects of jest.config.mjs are made of these. */
export interface Combination {
  door: 'in process' | 'over a socket';
  store: 'sqlite' | 'pglite' | 'postgres';
}

declare global {
  // A project's global, which only `var` declares.
  var combination: Combination | undefined;
}

export const { door, store }: Combination = globalThis.combination ?? { door: 'in process', store: 'sqlite' };
