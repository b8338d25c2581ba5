import { execFileSync } from 'node:child_process';
import { createDrawPool } from '@/lib/origin/demo/draw/draw-pool';
import type { DrawRequest } from '@/lib/origin/demo/draw/draw-request';
import { rasterise } from '@/lib/origin/demo/draw/raster';
import { Sheet } from '@/lib/origin/demo/draw/sheet';
import { el } from '@/lib/origin/demo/draw/svg';
import type { SampledPage } from './draw-sample';
import { median } from './median';

export interface DrawnPage extends SampledPage {
  milliseconds: number;
  bytes: number;
}

export interface DrawFigures {
  pages: DrawnPage[];
  /** An empty page through the same rasteriser and encoder, in ms. */
  emptyPage: number;
  /** What the worker held after each page, in megabytes. */
  megabytes: number[];
}

const EMPTY_ROUNDS = 9;

/** What the processes that this one started hold, in megabytes: the largest of them is the worker. */
function workerMegabytes(): number {
  const lines = execFileSync('ps', ['-Ao', 'ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const held = lines.map((line) => line.trim().split(/\s+/).map(Number)).filter(([parent]) => parent === process.pid);
  return Math.max(0, ...held.map(([, kilobytes = 0]) => kilobytes / 1024));
}

async function drawEmptyPage(): Promise<number> {
  const [width, height] = [1200, 1800];
  const drawing = {
    width,
    height,
    svg: new Sheet().document(width, height, el('rect', { width, height, fill: '#ffffff' })),
  };
  const times: number[] = [];
  for (let round = 0; round < EMPTY_ROUNDS; round++) {
    const before = performance.now();
    await rasterise(drawing, { width: 1080, format: 'webp', palette: 'flat' });
    times.push(performance.now() - before);
  }
  return median(times);
}

/** Draws pages one after another in one worker, as the origin does, replaced as often as there. */
export async function measureDrawing(workerPath: string, sample: readonly SampledPage[]): Promise<DrawFigures> {
  const pool = createDrawPool({ workerPath });
  const timed = async (request: DrawRequest) => {
    const before = performance.now();
    const { byteLength: bytes } = await pool.draw(request);
    return { milliseconds: performance.now() - before, bytes };
  };
  const figures: DrawFigures = { pages: [], emptyPage: await drawEmptyPage(), megabytes: [] };
  try {
    for (const page of sample) {
      figures.pages.push({ ...page, ...(await timed(page.request)) });
      figures.megabytes.push(workerMegabytes());
    }
  } finally {
    await pool.close();
  }
  return figures;
}
