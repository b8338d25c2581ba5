import 'server-only';

import type { ServerResponse } from 'node:http';

import { variesBy } from './varies-by';

const namesIn = (value: unknown) =>
  String(value)
    .split(/\s*,\s*/)
    .filter(Boolean);

/** Adds to the `Vary` of a page what its address varies by. Next sets that header anew on each page and knows of no other. */
export function sayWhatVaries(path: string, response: ServerResponse): void {
  const by = variesBy(path);
  if (!by) return;
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, /^vary$/i.test(name) ? [...new Set([...namesIn(value), ...namesIn(by)])].join(', ') : value);
}
