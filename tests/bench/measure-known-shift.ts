import type { Browser, BrowserContextOptions } from 'playwright';

import { serveLocally } from '../support/serve-locally';

import { measureRouteShifts } from './measure-route-shift';

/** What fills the window moves by half of that, once something has come that comes late: what moves within half a second of a window's own opening counts for an answer to that. */
const SHIFTS = 0.5;
const LATE = { path: '/late', ms: 1_000 };
const PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><title>Shifts</title>
<body style="margin: 0"><div id="late"></div><div style="height: 100vh; background: green">Words</div>
<script>
addEventListener('load', async () => { await fetch('${LATE.path}'); document.querySelector('#late').style.height = '${SHIFTS * 100}vh'; });
</script>`;

/** What is measured of a page that is known to shift. Less than it does, and no other page's shift is measured. */
export async function measureKnownShift(
  browser: Browser,
  screen: BrowserContextOptions,
): Promise<{ shifts: number; measured: number }> {
  const server = await serveLocally(({ url }, response) => {
    const answer = () => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    if (url === LATE.path) setTimeout(answer, LATE.ms);
    else answer();
  });
  try {
    const [known] = await measureRouteShifts(browser, { address: server.url, routes: [{ path: '/' }], screen });
    return { shifts: SHIFTS, measured: known?.shift ?? NaN };
  } finally {
    server.close();
  }
}
