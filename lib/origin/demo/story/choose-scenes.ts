import { rng, type Rng } from '../draw/rng';
import type { ChapterSpec } from './chapter-spec';
import type { Role, Scene, SceneKind, Setting } from './scene';
import { ALL_SCENES } from './scenes/all-scenes';

/** The arc of a chapter: kinds of scene in turn; the middle repeats until the pages are full. */
const MIDDLE: readonly SceneKind[] = ['talk', 'action', 'comedy', 'talk', 'quiet', 'talk', 'opening'];

/** How many scenes of a kind a chapter tells: the next chapter begins that many further on. */
const STEP: Record<SceneKind, number> = { opening: 1, talk: 2, action: 1, comedy: 1, quiet: 1, hook: 1 };

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  return list
    .map((item) => ({ item, at: rng.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Every series has its own order of scenes, and each chapter goes on where the one before it stopped. */
function order({ seriesSlug, chapter }: ChapterSpec, world: Setting, kind: SceneKind): Scene[] {
  const fitting = ALL_SCENES.filter((scene) => scene.kind === kind && (scene.fits.includes('any') || scene.fits.includes(world)));
  const scenes = shuffled(fitting, rng(`${seriesSlug}/${kind}`));
  const start = scenes.length ? (chapter * STEP[kind]) % scenes.length : 0;
  return [...scenes.slice(start), ...scenes.slice(0, start)];
}

/** Scenes with at least `beats` beats in all, none twice: an opening first, a hook last. */
export function chooseScenes(spec: ChapterSpec, world: Setting, beats: number): Scene[] {
  const kinds = Object.keys(STEP) as SceneKind[];
  const left = new Map(kinds.map((kind) => [kind, order(spec, world, kind)]));
  const next = (kind: SceneKind): Scene | undefined => left.get(kind)?.shift();
  const any = () => kinds.filter((kind) => kind !== 'hook').reduce<Scene | undefined>((found, kind) => found ?? next(kind), undefined);
  const first = next('opening') ?? any();
  const last = next('hook') ?? any();
  const chosen: Scene[] = first ? [first] : [];
  let count = (first?.beats.length ?? 0) + (last?.beats.length ?? 0);
  for (let i = 0; count < beats; i++) {
    const scene = next(MIDDLE[i % MIDDLE.length]!) ?? any();
    if (!scene) break;
    chosen.push(scene);
    count += scene.beats.length;
  }
  return last ? [...chosen, last] : chosen;
}

/** Who plays whom: the two leads change sides from scene to scene; the third of the cast looks on, or stands in. */
export function castScene(random: Rng, castSize: number): Record<Role, number> {
  const swap = random.chance(0.4);
  const guest = castSize > 2 && random.chance(0.25);
  const [a, b] = swap ? [1, 0] : [0, 1];
  return guest ? { A: a, B: 2, C: b } : { A: a, B: b, C: Math.min(2, castSize - 1) };
}
