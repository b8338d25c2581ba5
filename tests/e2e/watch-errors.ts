import type { Page } from 'playwright/test';

/** What the browser itself says of a request that failed, and Next of one that it makes anew as a whole page. */
const OF_REQUESTS = /^Failed to (?:load resource|fetch RSC payload)|net::ERR_/;

/** What a page throws, leaves unhandled or complains of, in order; but for requests that failed. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => void errors.push(String(error.stack ?? error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_REQUESTS.test(message.text())) errors.push(message.text());
  });
  return errors;
}
