import type { Rng } from '../draw/rng';
import type { Role, Scene, SceneKind, Setting } from './scene';
import { ALL_SCENES } from './scenes/all-scenes';

/** The arc of a chapter: kinds of scene in turn; the middle repeats until the pages are full. */
const MIDDLE: readonly SceneKind[] = ['talk', 'action', 'comedy', 'talk', 'talk', 'quiet', 'talk', 'opening'];

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  return list
    .map((item) => ({ item, at: rng.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Scenes with at least `beats` beats in all, none twice: an opening first, a hook last. */
export function chooseScenes(rng: Rng, world: Setting, beats: number): Scene[] {
  const left = shuffled(ALL_SCENES.filter((scene) => scene.fits.includes('any') || scene.fits.includes(world)), rng);
  const take = (kind?: SceneKind): Scene | undefined => {
    const at = kind ? left.findIndex((scene) => scene.kind === kind) : 0;
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const first = take('opening') ?? take();
  const last = take('hook') ?? take();
  const chosen: Scene[] = first ? [first] : [];
  let count = (first?.beats.length ?? 0) + (last?.beats.length ?? 0);
  for (let i = 0; count < beats && left.length; i++) {
    const scene = take(MIDDLE[i % MIDDLE.length]) ?? take();
    if (!scene) break;
    chosen.push(scene);
    count += scene.beats.length;
  }
  return last ? [...chosen, last] : chosen;
}

/** Who plays whom: the two leads change sides from scene to scene; the third of the cast looks on, or stands in. */
export function castScene(rng: Rng, castSize: number): Record<Role, number> {
  const swap = rng.chance(0.4);
  const guest = castSize > 2 && rng.chance(0.25);
  const [a, b] = swap ? [1, 0] : [0, 1];
  return guest ? { A: a, B: 2, C: b } : { A: a, B: b, C: Math.min(2, castSize - 1) };
}
