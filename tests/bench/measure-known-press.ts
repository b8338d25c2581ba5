import type { Browser, BrowserContextOptions } from 'playwright';

import { serveLocally } from '../support/serve-locally';

import { pressControls } from './press-controls';

/** How long the answers of the page below keep everything else waiting, in ms. */
const TAKES = 150;
const PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><title>Slow to answer</title>
<button id="press">Press</button> <input aria-label="Words">
<script>
const work = (element) => { const end = performance.now() + ${TAKES}; while (performance.now() < end); element.style.color = 'green'; };
document.querySelector('button').addEventListener('click', (event) => work(event.currentTarget));
document.querySelector('input').addEventListener('keydown', (event) => work(event.currentTarget));
</script>`;

/** What is measured of presses whose answers are known to take long: the least of a click's and a key's. Less than they take, and no other press is measured. */
export async function measureKnownPress(
  browser: Browser,
  screen: BrowserContextOptions,
): Promise<{ takes: number; measured: number }> {
  const server = await serveLocally(
    (_, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE),
  );
  try {
    const { slowest } = await pressControls(browser, {
      address: server.url,
      pressed: { name: 'known', path: '/' },
      screen,
      rounds: 1,
      limit: Infinity,
    });
    return {
      takes: TAKES,
      measured: slowest.length === 2 ? Math.min(...slowest.map(({ milliseconds }) => milliseconds)) : NaN,
    };
  } finally {
    server.close();
  }
}
