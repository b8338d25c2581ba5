import path from 'node:path';
import { drawSample } from './draw-sample';
import type { Figure } from './figure';
import { formatTable, type Cell } from './format-table';
import { measureBesideDrawing, type BesideDrawing } from './measure-beside-drawing';
import { measureDrawing, type DrawFigures } from './measure-drawing';
import { median } from './median';
import type { SiteBenchOptions } from './options';
import { saveFigures } from './save-figures';

const LIMITS = {
  /** Milliseconds of a single page at the median. */
  page: 700,
  /** Times as long as in peace that home may take while pages are drawn. */
  beside: 2,
  /** The most that a worker may hold. */
  megabytes: 900,
} as const;

/** Measures what drawing costs, in the worker and beside the server. Of the sizes, the largest number of pages is drawn. */
export async function benchDraw({ sizes, rounds, scratch, json, build, serve }: SiteBenchOptions): Promise<Figure[]> {
  const drawing = await measureDrawing(path.join(build, 'draw-worker.cjs'), drawSample(sizes.at(-1) ?? 0));
  console.log(`Drew ${drawing.pages.length} pages`);
  const beside = await besideSite(scratch, rounds, serve);
  saveFigures(json, { rounds, drawing, beside });
  printPages(drawing);
  return [pageFigure(drawing), memoryFigure(drawing), besideFigure(beside)];
}

async function besideSite(scratch: string, rounds: number, serve: SiteBenchOptions['serve']): Promise<BesideDrawing> {
  const site = await serve(scratch, { DEMO_SEED: '1' });
  try {
    return await measureBesideDrawing(site.address, rounds);
  } finally {
    await site.close();
  }
}

function share(values: readonly number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? NaN;
}

function printPages({ pages, emptyPage }: DrawFigures): void {
  const rows = (['single', 'spread', 'slice'] as const).map((kind): Cell[] => {
    const some = pages.filter((page) => page.kind === kind);
    const times = some.map(({ milliseconds }) => milliseconds);
    const middle = median(times);
    return [
      kind,
      some.length,
      middle,
      share(times, 0.9),
      Math.max(...times),
      middle / emptyPage,
      median(some.map(({ bytes }) => bytes)) / 1024,
    ];
  });
  console.log(
    `\n=== A page in the quality that readers have at first, in ms of one worker; an empty one takes ${emptyPage.toFixed(0)}\n`,
  );
  console.log(formatTable(['', 'pages', 'median', 'of ten nine', 'longest', 'of empty', 'KB'], rows));
  const slugs = [...new Set(pages.map(({ slug }) => slug))];
  const bySeries = slugs
    .map((slug) => ({
      slug,
      middle: median(
        pages.filter((page) => page.slug === slug && page.kind !== 'spread').map(({ milliseconds }) => milliseconds),
      ),
    }))
    .sort((a, b) => b.middle - a.middle);
  console.log(
    `\nThe slowest series: ${bySeries
      .slice(0, 3)
      .map(({ slug, middle }) => `${slug} ${middle.toFixed(0)}`)
      .join(', ')}; the quickest: ${bySeries
      .slice(-2)
      .map(({ slug, middle }) => `${slug} ${middle.toFixed(0)}`)
      .join(', ')}`,
  );
}

function pageFigure({ pages, emptyPage }: DrawFigures): Figure {
  const value = median(pages.filter(({ kind }) => kind === 'single').map(({ milliseconds }) => milliseconds));
  return {
    what: 'a single page',
    value,
    unit: 'ms',
    beside: `an empty one ${emptyPage.toFixed(0)} ms`,
    limit: { most: LIMITS.page },
  };
}

function memoryFigure({ megabytes }: DrawFigures): Figure {
  const part = Math.ceil(megabytes.length / 3);
  const thirds = [0, 1, 2].map((i) => Math.max(...megabytes.slice(i * part, (i + 1) * part)));
  return {
    what: 'the worker’s memory',
    value: Math.max(...megabytes),
    unit: 'MB',
    beside: `by thirds ${thirds.map((most) => most.toFixed(0)).join(', ')} MB`,
    limit: { most: LIMITS.megabytes },
  };
}

function besideFigure({ idle, busy, drawn }: BesideDrawing): Figure {
  const beside = `${median(idle).toFixed(1)} ms in peace, ${median(busy).toFixed(1)} ms beside ${drawn} pages drawn; of twenty nineteen ${share(idle, 0.95).toFixed(1)}, ${share(busy, 0.95).toFixed(1)}`;
  return {
    what: 'home while pages are drawn',
    value: median(busy) / median(idle),
    unit: 'times',
    beside,
    limit: { most: LIMITS.beside },
  };
}
