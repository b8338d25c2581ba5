import type { Page } from 'playwright';
import { launchChromium } from './launch-chromium';
import { median } from './median';

const ALL_LANGUAGES = 'deu-eng-esp-fra-ind-ita-ptb-rus-tha-vie';
const WORDS = ['amber', 'the sea', 'kitchen', 'a b', 'under snow'];

/** A letter without an answer has taken so long. */
const PATIENCE_MS = 5_000;

export interface Typed {
  typed: string;
  rows: number;
  /** In milliseconds, medians over the rounds: the longest that a letter holds the page's thread in one piece, until its rows have their places. */
  held: number;
  /** From the letter until its rows have their places, and the same rows as bare HTML. */
  drawn: number;
  bare: number;
}

/** Types into the search of a running site, in Chromium. Pictures are left out: none is drawn for a made-up catalogue. */
export async function measureTyping({
  address,
  executablePath,
  rounds,
}: {
  address: string;
  executablePath: string;
  rounds: number;
}): Promise<Typed[]> {
  const browser = await launchChromium(executablePath);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await context.addCookies([{ name: 'languages', value: ALL_LANGUAGES, url: address }]);
    const page = await context.newPage();
    // By the browser itself: a hundred questions to this process with each letter would be measured too.
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*/media/*'] });
    await page.goto(`${address}/search_result`);
    const held = page.locator('main form[aria-busy=false]');
    await page.getByRole('main').getByRole('searchbox').fill('a');
    await held.waitFor({ timeout: 120_000 });
    const samples = new Map<string, Typed[]>();
    for (let round = 0; round <= rounds; round++) {
      for (const word of WORDS) {
        const letters = await typeWord(page, word);
        // The first round warms up.
        if (round > 0)
          for (const letter of letters) samples.set(letter.typed, [...(samples.get(letter.typed) ?? []), letter]);
      }
    }
    const middle = (letters: readonly Typed[], figure: 'held' | 'drawn' | 'bare') =>
      median(letters.map((letter) => letter[figure]));
    return [...samples].map(([typed, letters]) => ({
      typed,
      rows: Math.min(...letters.map(({ rows }) => rows)),
      held: middle(letters, 'held'),
      drawn: middle(letters, 'drawn'),
      bare: middle(letters, 'bare'),
    }));
  } finally {
    await browser.close();
  }
}

/** In the page: each letter as an input event, until its rows are there and the browser has laid out; then the same rows set as HTML. */
function typeWord(page: Page, word: string): Promise<Typed[]> {
  return page.evaluate(
    async ([letters, patienceMs]) => {
      const input = document.querySelector<HTMLInputElement>('main input[type=search]')!;
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      const main = document.querySelector('main')!;
      const rowsOf = () => main.querySelector('ul:has([data-result])');
      const fold = (text = '') => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      // The best row is marked with what was typed, or there is none where nothing is.
      const isDrawn = (wanted: string) =>
        wanted ? fold(rowsOf()?.querySelector('mark')?.textContent) === wanted : rowsOf() === null;
      const awaitRows = (wanted: string) =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(look);
          const patience = setTimeout(end, patienceMs);
          function end() {
            clearTimeout(patience);
            observer.disconnect();
            resolve();
          }
          function look() {
            if (isDrawn(wanted)) end();
          }
          observer.observe(main, { childList: true, characterData: true, subtree: true });
          look();
        });
      // A message to itself comes as often as the thread is free; the longest it took is told.
      const watchThread = () => {
        const { port1, port2 } = new MessageChannel();
        let [last, longest] = [performance.now(), 0];
        const look = () => {
          const now = performance.now();
          [last, longest] = [now, Math.max(longest, now - last)];
          port2.postMessage(null);
        };
        port1.onmessage = look;
        look();
        return () => {
          port1.close();
          return Math.max(longest, performance.now() - last);
        };
      };
      const enter = async (value: string) => {
        const begun = performance.now();
        const heldSince = watchThread();
        setValue.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await awaitRows(value.trim());
        void document.documentElement.getBoundingClientRect().height;
        return { held: heldSince(), drawn: performance.now() - begun };
      };
      const pause = () => new Promise((resolve) => setTimeout(resolve, 30));
      const results: Typed[] = [];
      await enter('');
      for (let end = 1; end <= letters.length; end++) {
        await pause();
        const typed = letters.slice(0, end);
        const times = await enter(typed);
        const list = rowsOf();
        const rows = list?.children.length ?? 0;
        const html = list?.innerHTML ?? '';
        const stage = document.createElement('ul');
        stage.className = list?.className ?? '';
        main.append(stage);
        void document.documentElement.getBoundingClientRect().height;
        const begun = performance.now();
        stage.innerHTML = html;
        void document.documentElement.getBoundingClientRect().height;
        const bare = performance.now() - begun;
        stage.remove();
        results.push({ typed, rows, ...times, bare });
      }
      return results;
    },
    [word, PATIENCE_MS] as const,
  );
}
