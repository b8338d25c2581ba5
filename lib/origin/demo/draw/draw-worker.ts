import { setPriority } from 'node:os';
import type { DrawRequest } from './draw-request';
import { drawPicture, type Picture } from './picture';
import { rasterise } from './raster';

/** What the worker answers: the bytes of a picture, or why there are none. */
export type DrawAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string };

const PALETTES: Record<Picture['kind'], 'flat' | 'full'> = {
  page: 'flat',
  thumbnail: 'flat',
  cover: 'full',
  banner: 'full',
  background: 'full',
  popup: 'full',
  publisher: 'full',
  news: 'full',
  avatar: 'full',
  app: 'full',
};

async function answer({ id, request }: { id: number; request: DrawRequest }): Promise<DrawAnswer> {
  try {
    const { picture, width, format } = request;
    const bytes = await rasterise(drawPicture(picture), { width, format, palette: PALETTES[picture.kind] });
    return { id, bytes: new Uint8Array(bytes) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** A little less than who serves pages, by the scale of nice from 0 to 19: not so much that pictures starve on a busy machine. */
const NICENESS = 3;

/** Who serves pages comes first: a picture may wait a little, a page must not. */
function standBack(): void {
  try {
    setPriority(NICENESS);
  } catch {
    // Where this is not allowed all are equal.
  }
}

standBack();
process.on('message', async (job: { id: number; request: DrawRequest }) => {
  process.send?.(await answer(job));
});
process.on('disconnect', () => process.exit());
// A terminal tells all its processes to end: this one ends with who asked it to draw, once that has been answered.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
