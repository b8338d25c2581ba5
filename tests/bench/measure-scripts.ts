import type { Browser } from 'playwright';

import { filesOf } from './files-of';
import { gzippedBytes } from './gzipped-bytes';
import { openViewer } from './open-viewer';

/** A page with as little of ours as there is. */
const BARE_PAGE = '/webview/faq/eng';

export interface Scripts {
  /** Gzipped bytes of all scripts in the HTML of a chapter, and of those that are also in a page with almost nothing. */
  named: number;
  everywhere: number;
  /** Of those that come later, while the chapter is read to its end. */
  later: number;
  /** Each script, and in what it is. */
  each: { script: string; bytes: number; part: 'everywhere' | 'viewer' | 'later' }[];
}

/** What a reader of a keyed chapter fetches as JavaScript. */
export async function measureScripts(browser: Browser, address: string, chapterId: number): Promise<Scripts> {
  const { scripts: named } = await filesOf(`${address}/viewer/${chapterId}`);
  const ofBare = new Set((await filesOf(address + BARE_PAGE)).scripts);
  const { page, close } = await openViewer(browser, address, chapterId, 'vertical');
  try {
    const fetched = new Set<string>();
    page.on(
      'response',
      (response) => void (new URL(response.url()).pathname.endsWith('.js') && fetched.add(response.url())),
    );
    // Also what came before anybody listened.
    await page.reload();
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    const all = [...new Set([...named, ...fetched])];
    const each = await Promise.all(
      all.map(async (script) => {
        const part = ofBare.has(script) ? 'everywhere' : named.includes(script) ? 'viewer' : 'later';
        return { script: new URL(script).pathname, bytes: await gzippedBytes(script), part } as const;
      }),
    );
    const sum = (...parts: string[]) =>
      each.reduce((bytes, one) => bytes + (parts.includes(one.part) ? one.bytes : 0), 0);
    return { named: sum('everywhere', 'viewer'), everywhere: sum('everywhere'), later: sum('later'), each };
  } finally {
    await close();
  }
}
