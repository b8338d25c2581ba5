import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { LOCALES } from '@/lib/i18n/locales';
import { MODULES_FILE } from '@/scripts/list-modules.mjs';

import { earlyFigure, loadedFigure, modulesOf } from './early-figure';
import type { Figure } from './figure';
import { filesOf } from './files-of';
import { gzippedBytes } from './gzipped-bytes';
import { inTurn } from './in-turn';
import { launchChromium } from './launch-chromium';
import { measureEarlyScripts } from './measure-early-scripts';
import { messagesIn } from './messages-in';
import type { BrowserBenchOptions } from './options';
import { saveFigures } from './save-figures';
import { withDemo, type DemoPages } from './with-demo';

const KIBIBYTE = 1_024;
/** In KiB, gzipped. */
const LIMITS = { home: 165, title: 170, viewer: 185, styles: 15, messages: 12 };

type Page = keyof DemoPages;
type Files = Awaited<ReturnType<typeof filesOf>>;
const PAGES = ['home', 'title', 'viewer'] as const satisfies readonly Page[];

const kibibytes = (text: string) => gzipSync(text, { level: 9 }).byteLength / KIBIBYTE;

/** Weighs what the served pages have browsers load before they can be read, and looks what is in it. */
export async function benchWeight({
  scratch,
  json,
  build,
  serve,
  executablePath,
}: BrowserBenchOptions): Promise<Figure[]> {
  const root = path.resolve(build, '../..');
  return withDemo(serve, scratch, async ({ address, pages }) => {
    const files = Object.fromEntries(
      await Promise.all(Object.entries(pages).map(async ([page, at]) => [page, await filesOf(address + at)] as const)),
    ) as Record<Page, Files>;
    saveFigures(json, {
      files: Object.fromEntries(
        Object.entries(files).map(([page, { scripts, styles }]) => [page, { scripts, styles }]),
      ),
    });
    const modules = JSON.parse(readFileSync(path.join(root, '.next', MODULES_FILE), 'utf8')) as Record<
      string,
      string[]
    >;
    return [
      ...(await inTurn(PAGES, (page) => scriptsFigure(page, files[page]))),
      ...(await inTurn(Object.keys(pages) as Page[], (page) => stylesFigure(page, files[page]))),
      ...(await inTurn(PAGES, (page) => messagesFigure(page, address, pages[page]))),
      localeFigure(root),
      ...PAGES.map((page) => modulesFigure(page, files[page], modules)),
      ...(await loadedFigures(address, { pages, modules, executablePath })),
    ];
  });
}

async function weigh(addresses: readonly string[]): Promise<number> {
  return (await Promise.all(addresses.map(gzippedBytes))).reduce((sum, bytes) => sum + bytes, 0) / KIBIBYTE;
}

async function scriptsFigure(page: (typeof PAGES)[number], { scripts }: Files): Promise<Figure> {
  return {
    what: `${page}: scripts`,
    value: await weigh(scripts),
    unit: 'KiB',
    beside: `${scripts.length} files`,
    limit: { most: LIMITS[page] },
  };
}

async function stylesFigure(page: Page, { styles, within }: Files): Promise<Figure> {
  const value = (await weigh(styles)) + (within ? kibibytes(within) : 0);
  return {
    what: `${page}: styles`,
    value,
    unit: 'KiB',
    beside: `${styles.length} files`,
    limit: { most: LIMITS.styles },
  };
}

/** In the locale in which a page brings most. */
async function messagesFigure(page: Page, address: string, at: string): Promise<Figure> {
  const inLocales = await inTurn(LOCALES, async (locale) => {
    const messages = messagesIn((await filesOf(`${address}/${locale}${at}`)).html);
    if (!messages) throw new Error(`${at} has no messages in ${locale}: they are looked for in the wrong place.`);
    return { locale, value: kibibytes(messages) };
  });
  const [{ locale, value } = { locale: '', value: NaN }] = inLocales.sort((a, b) => b.value - a.value);
  return {
    what: `${page}: messages`,
    value,
    unit: 'KiB',
    beside: `in ${locale}, the most of ${LOCALES.length}`,
    limit: { most: LIMITS.messages },
  };
}

/** All messages of a locale, of which no page brings more than it needs. */
function localeFigure(root: string): Figure {
  const all = LOCALES.map((locale) => ({
    locale,
    value: kibibytes(JSON.stringify(JSON.parse(readFileSync(path.join(root, 'messages', `${locale}.json`), 'utf8')))),
  }));
  const [{ locale, value } = { locale: '', value: NaN }] = all.sort((a, b) => b.value - a.value);
  return {
    what: 'a whole locale',
    value,
    unit: 'KiB',
    beside: `${locale}, the most of ${LOCALES.length}`,
    limit: { most: LIMITS.messages },
  };
}

function modulesFigure(page: (typeof PAGES)[number], { scripts }: Files, modules: Record<string, string[]>): Figure {
  return earlyFigure(`${page}: of what waits`, modulesOf(scripts, modules));
}

/** The HTML does not name what a script brings by itself: what Chromium asks for until a page's largest paint has both. */
async function loadedFigures(
  address: string,
  { pages, modules, executablePath }: { pages: DemoPages; modules: Record<string, string[]>; executablePath: string },
): Promise<Figure[]> {
  const browser = await launchChromium(executablePath);
  try {
    return await inTurn(PAGES, async (page) =>
      loadedFigure(
        `${page}: of what waits, loaded before the largest paint`,
        await measureEarlyScripts(browser, address + pages[page]),
        modules,
      ),
    );
  } finally {
    await browser.close();
  }
}
