import type { IncomingMessage, ServerResponse } from 'node:http';

import { serveLocally } from './serve-locally';

/** Asks nobody: what a test has put into the site's storage is the reader's answer. */
const CONSENT = `
  window.OnetrustActiveGroups = localStorage.getItem('consented') ?? ',C0001,';
`;

/** Shows a box of the size that was sold, and says which. */
const ADS = `
  const here = new URL(document.currentScript.src).origin;
  const tag = window.googletag;
  const slots = new Map();
  Object.assign(tag, {
    pubads: () => 'pubads',
    enableServices: () => undefined,
    defineSlot(unit, [width, height], id) {
      const slot = { unit, width, height, addService: () => slot };
      slots.set(id, slot);
      return slot;
    },
    destroySlots: () => true,
    display(id) {
      const { unit, width, height } = slots.get(id);
      const shown = document.createElement('iframe');
      Object.assign(shown, { width, height, title: 'Sold', srcdoc: '<body style="margin:0;background:#7fd1ae">Sold' });
      shown.style.border = '0';
      document.getElementById(id).append(shown);
      fetch(here + '/shown?' + new URLSearchParams({ unit, size: width + 'x' + height }), { mode: 'no-cors' });
    },
  });
  const waiting = tag.cmd;
  tag.cmd = { push: (command) => command() };
  for (const command of waiting) command();
`;

/** Passes on each entry of the data layer. */
const TAGS = `
  const here = new URL(document.currentScript.src).origin;
  let last = Promise.resolve();
  // One after another: they are counted on to arrive in their order.
  const pass = (entry) => (last = last.then(() => fetch(here + '/event?' + new URLSearchParams(entry), { mode: 'no-cors', keepalive: true })));
  for (const entry of window.dataLayer) pass(entry);
  window.dataLayer.push = (entry) => pass(entry);
`;

// As blocks: what one of them names is nobody else's.
const SCRIPTS: Record<string, string> = { '/consent.js': CONSENT, '/ads.js': `{${ADS}}`, '/tags.js': `{${TAGS}}` };

export interface StandIns {
  /** What a site is told of them. */
  env: Record<string, string>;
  /** All that has been asked of them, in order; to be emptied at will. */
  asked: string[];
  /** What the tag manager has passed on, and what the advertisement service says it has shown. */
  events(): Record<string, string>[];
  shown(): Record<string, string>[];
  close(): void;
}

/** Stands in for the services of others: who asks for consent, who shows advertisements, who counts. Each writes down what arrives. */
export async function standIns(): Promise<StandIns> {
  const asked: string[] = [];
  function answer({ url: path = '' }: IncomingMessage, response: ServerResponse) {
    asked.push(path);
    const script = SCRIPTS[path];
    response
      .writeHead(script ? 200 : 204, {
        'content-type': 'text/javascript',
        'cache-control': 'no-store',
        'timing-allow-origin': '*',
      })
      .end(script);
  }
  const { url, close } = await serveLocally(answer);
  const toldBy = (path: string) =>
    asked.filter((one) => one.startsWith(`${path}?`)).map((one) => Object.fromEntries(new URL(one, url).searchParams));
  return {
    env: {
      CONSENT_SCRIPT_URL: `${url}/consent.js`,
      ADS_SCRIPT_URL: `${url}/ads.js`,
      AD_UNIT_VIEWER_MOBILE: '/1/viewer-mobile',
      AD_UNIT_VIEWER_DESKTOP: '/1/viewer-desktop',
      AD_UNIT_PAGE_MOBILE: '/1/page-mobile',
      AD_UNIT_PAGE_DESKTOP: '/1/page-desktop',
      TAG_MANAGER_URL: `${url}/tags.js`,
      CONSENT_ADS_GROUP: 'C0004',
      CONSENT_TAGS_GROUP: 'C0002',
    },
    asked,
    events: () => toldBy('/event'),
    shown: () => toldBy('/shown'),
    close,
  };
}
