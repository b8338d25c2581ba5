import 'server-only';

import type { ServerResponse } from 'node:http';

import { holdPage } from './hold-page';
import { sealPage } from './seal-page';
import { isVouching } from './vouch';

export const POLICY_HEADER = 'content-security-policy';

const isPage = (name: string, value: unknown) => /^content-type$/i.test(name) && String(value).startsWith('text/html');

/**
 * Has a page that is rendered for a request say its policy, which is known only at its end. Kept pages bring theirs along (`page-cache.mjs`), and are
 * not held up.
 */
export function sayPolicy(response: ServerResponse): void {
  if (!isVouching()) return;
  const setHeader = response.setHeader.bind(response);
  function seal(page: string): string {
    const { html, policy } = sealPage(page, 'rendered');
    setHeader(POLICY_HEADER, policy);
    return html;
  }
  response.setHeader = (name, value) => {
    setHeader(name, value);
    if (isPage(name, value) && !response.hasHeader(POLICY_HEADER)) holdPage(response, seal);
    return response;
  };
}
