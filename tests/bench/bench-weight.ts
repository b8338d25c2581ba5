import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { LOCALES } from '@/lib/i18n/locales';
import { MODULES_FILE } from '@/scripts/list-modules.mjs';

import { findEarlyModules } from './early-modules';
import type { Figure } from './figure';
import { mapInSeries } from './in-series';
import { launchChromium } from './launch-chromium';
import type { BrowserBenchOptions } from './options';
import { fetchPageFiles } from './page-files';
import { withDemo } from './with-demo';

/** KiB, compressed by gzip at its best. */
const LIMITS = { home: 165, title: 170, viewer: 185, styles: 15, messages: 12 };
const PAGES = ['home', 'title', 'viewer'] as const;
type Page = (typeof PAGES)[number];

const compressedSize = (data: string | Buffer) => gzipSync(data, { level: 9 }).byteLength / 1_024;

/** Measures the scripts, styles and messages that each page loads, and lists modules that load before the largest paint. */
export async function bench(options: BrowserBenchOptions): Promise<Figure[]> {
  const modules = JSON.parse(readFileSync(path.join(options.root, '.next', MODULES_FILE), 'utf8')) as Record<
    string,
    string[]
  >;
  return withDemo(options, async ({ address, pages }) => {
    const sizes = await mapInSeries(PAGES, (page) => sizeFigures(page, address, pages[page]));
    const browser = await launchChromium(options.executablePath);
    const earlyModules = await mapInSeries(PAGES, async (page): Promise<Figure> => {
      const { found, early, all } = await findEarlyModules(browser, address + pages[page], modules);
      return {
        what: `${page}: deferred modules before the largest paint`,
        value: all > 0 ? Object.values(found).flat().length : NaN,
        unit: 'modules',
        beside: [
          `in ${early} of ${all} scripts`,
          ...Object.entries(found).map(([feature, some]) => `${feature}: ${some.join(', ')}`),
        ].join('; '),
        limit: { most: 0 },
      };
    }).finally(() => browser.close());
    return [...sizes.flat(), ...earlyModules];
  });
}

async function sizeFigures(page: Page, address: string, at: string): Promise<Figure[]> {
  const { scripts, styles, inlineStyles } = await fetchPageFiles(address + at);
  const messages = await mapInSeries(LOCALES, async (locale) => ({
    locale,
    value: compressedSize((await fetchPageFiles(`${address}/${locale}${at}`)).messages),
  }));
  const largest = messages.reduce((most, each) => (each.value > most.value ? each : most));
  const figure = (what: string, value: number, beside: string, most: number): Figure => ({
    what: `${page}: ${what}`,
    value,
    unit: 'KiB',
    beside,
    limit: { most },
  });
  return [
    figure('scripts', await sumOfSizes(scripts), `${scripts.length} files`, LIMITS[page]),
    figure(
      'styles',
      (await sumOfSizes(styles)) + compressedSize(inlineStyles),
      `${styles.length} files`,
      LIMITS.styles,
    ),
    figure('messages', largest.value, `in ${largest.locale}, the most of ${LOCALES.length}`, LIMITS.messages),
  ];
}

async function sumOfSizes(urls: readonly string[]): Promise<number> {
  const sizes = await mapInSeries(urls, async (url) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
    return compressedSize(Buffer.from(await response.arrayBuffer()));
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
