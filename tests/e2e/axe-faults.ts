import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands, a line a fault; by all its rules, or those that are asked for. */
export async function axeFaults(page: Page, asked: Pick<RunOptions, 'runOnly'> = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // What is far from view keeps the colours that it was drawn in until it is drawn again: all of it is judged as it comes into view.
  await page.evaluate(() =>
    document
      .querySelectorAll<HTMLElement>('[data-later]')
      .forEach(({ style }) => (style.contentVisibility = 'visible')),
  );
  const { violations } = (await page.evaluate(
    (options) => (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(options),
    { resultTypes: ['violations'], ...asked } as RunOptions,
  )) as AxeResults;
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html }) => `${impact} ${id}: ${html.slice(0, 160)}`),
  );
}
