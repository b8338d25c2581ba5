import { inside } from '../bounds';
import { covers } from './faces';
import type { LetterGround } from './balloon-faults';
import { EDGE } from './letter-page';
import { meet, type Polygon } from './polygon';

/** What can be wrong with the place of a sound: over a face, over words or another sound, off the page, in its fold, not in its panel. */
export type SoundFault = 'face' | 'overlap' | 'trim' | 'fold' | 'astray';

/** What is wrong with a sound that covers an outline, among the bodies of balloons and sounds that lie there already. */
export function soundFaults(
  panel: number,
  outline: Polygon,
  { page, panels, faces }: LetterGround,
  taken: readonly Polygon[],
): SoundFault[] {
  const found: SoundFault[] = [];
  const { box } = outline;
  if (faces.some((face) => covers(outline, face, panels[face.panel]!.quad))) found.push('face');
  if (taken.some((other) => meet(outline, other))) found.push('overlap');
  if (box.x < EDGE || box.y < EDGE || box.x + box.width > page.width - EDGE || box.y + box.height > page.height - EDGE)
    found.push('trim');
  if (page.fold && box.x < page.fold.x + page.fold.width && box.x + box.width > page.fold.x) found.push('fold');
  if (!inside(panels[panel]!.quad, { x: box.x + box.width / 2, y: box.y + box.height / 2 })) found.push('astray');
  return found;
}
