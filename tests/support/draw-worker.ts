import { bundle } from './bundle';

/** Bundles the draw worker into a new folder; gives its path. */
export function bundleDrawWorker(folder: string): string {
  return bundle(folder, 'draw-worker', { entryPoints: ['lib/origin/demo/draw/draw-worker.ts'] });
}
