import type { Page } from 'playwright';
import { launchChromium } from './launch-chromium';
import { median } from './median';

const ALL_LANGUAGES = 'deu-eng-esp-fra-ind-ita-ptb-rus-tha-vie';
const WORDS = ['amber', 'the sea', 'kitchen', 'a b', 'under snow'];

export interface Typed {
  typed: string;
  rows: number;
  /** Medians over the rounds, in milliseconds: from the letter until the rows have their places, and of the same rows as bare HTML. */
  milliseconds: number;
  bare: number;
}

/** Types into the search of a running site, in Chromium. Pictures are left out: none is drawn for a made-up catalogue. */
export async function measureTyping({ address, executablePath, rounds }: { address: string; executablePath: string; rounds: number }): Promise<Typed[]> {
  const browser = await launchChromium(executablePath);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await context.addCookies([{ name: 'languages', value: ALL_LANGUAGES, url: address }]);
    await context.route('**/media/**', (route) => route.abort());
    const page = await context.newPage();
    await page.goto(`${address}/search_result`);
    const held = page.locator('main form[aria-busy=false]');
    await page.getByRole('main').getByRole('searchbox').fill('a');
    await held.waitFor({ timeout: 120_000 });
    const samples = new Map<string, Typed & { times: number[]; bares: number[] }>();
    for (let round = 0; round <= rounds; round++) {
      for (const word of WORDS) {
        for (const { typed, rows, milliseconds, bare } of await typeWord(page, word)) {
          const sample = samples.get(typed) ?? { typed, rows, milliseconds: 0, bare: 0, times: [], bares: [] };
          samples.set(typed, sample);
          // The first round warms up.
          if (round === 0) continue;
          sample.times.push(milliseconds);
          sample.bares.push(bare);
        }
      }
    }
    return [...samples.values()].map(({ times, bares, typed, rows }) => ({ typed, rows, milliseconds: median(times), bare: median(bares) }));
  } finally {
    await browser.close();
  }
}

/** In the page: each letter as an input event, until React has drawn and the browser has laid out; then the same rows set as HTML. */
function typeWord(page: Page, word: string): Promise<Typed[]> {
  return page.evaluate(async (letters) => {
    const input = document.querySelector<HTMLInputElement>('main input[type=search]')!;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const enter = async (value: string) => {
      setValue.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      // React draws what a key causes in the next microtask.
      await Promise.resolve();
      await Promise.resolve();
      return document.documentElement.getBoundingClientRect().height;
    };
    const pause = () => new Promise((resolve) => setTimeout(resolve, 30));
    const results: Typed[] = [];
    await enter('');
    for (let end = 1; end <= letters.length; end++) {
      await pause();
      const typed = letters.slice(0, end);
      const started = performance.now();
      await enter(typed);
      const milliseconds = performance.now() - started;
      const list = document.querySelector('main ul:has([data-result])');
      const rows = list?.children.length ?? 0;
      const html = list?.innerHTML ?? '';
      const stage = document.createElement('ul');
      stage.className = list?.className ?? '';
      document.querySelector('main')!.append(stage);
      void document.documentElement.getBoundingClientRect().height;
      const begun = performance.now();
      stage.innerHTML = html;
      void document.documentElement.getBoundingClientRect().height;
      const bare = performance.now() - begun;
      stage.remove();
      results.push({ typed, rows, milliseconds, bare });
    }
    return results;
  }, word);
}
