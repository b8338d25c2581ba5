import { area, inside, overlap } from '../bounds';
import { balloonBox, type Balloon } from '../letters/balloon';
import { rim } from '../letters/balloon-shape';
import { soundBox } from '../letters/sound-effect';
import { measure } from '../lettering/fonts';
import type { ComposedPage } from './page';

export interface LetterFault {
  kind: 'core' | 'overlap' | 'outside' | 'overflow' | 'order' | 'fold' | 'sound';
  panel: number;
  text: string;
}

/** A balloon may graze a face; this much of it is a fault. */
const CORE_SHARE = 0.04;

function overflows({ text, oval, kind }: Balloon): boolean {
  const { lines, size, leading, face } = text;
  return lines.some((line, i) => {
    const half = measure(line, face, size) / 2;
    if (kind === 'caption') return half > oval.rx;
    const y = (i + 0.5 - lines.length / 2) * leading * size;
    const edge = Math.abs(y) + 0.3 * size;
    // The widest the balloon is at the height of the letters' far edge.
    const angle = Math.asin(Math.min(1, (edge / oval.ry) ** 1.25));
    return half > rim({ ...oval, middle: { x: 0, y: 0 } }, angle).x + 2;
  });
}

/** What is wrong with the letters of a page: words over faces, over each other, out of their balloons, out of the page, out of order. */
export function letterFaults({ panels, page, lettering }: ComposedPage): LetterFault[] {
  const { balloons, sounds } = lettering;
  const faults: LetterFault[] = [];
  const add = (kind: LetterFault['kind'], { panel, text }: { panel: number; text: string }) => faults.push({ kind, panel, text });
  balloons.forEach((balloon, i) => {
    const box = balloonBox(balloon);
    const at = { panel: balloon.panel, text: balloon.text.lines.join(' / ') };
    const people = panels[balloon.panel]!.people;
    if (people.some(({ core }) => core && overlap(box, core) / area(core) > CORE_SHARE)) add('core', at);
    if (balloons.slice(0, i).some((other) => overlap(box, balloonBox(other)) > 0.08 * area(box))) add('overlap', at);
    if (box.x < 0 || box.y < 0 || box.x + box.width > page.width || box.y + box.height > page.height) add('outside', at);
    if (!inside(panels[balloon.panel]!.quad, balloon.oval.middle) && balloon.kind !== 'caption' && !panels[balloon.panel]!.headroom) add('outside', at);
    if (overflows(balloon)) add('overflow', at);
    if (page.fold && overlap(box, page.fold) > 0.02 * area(box)) add('fold', at);
    const before = balloons[i - 1];
    if (before && before.panel === balloon.panel) {
      const lead = page.direction === 'rtl' ? -1 : 1;
      const below = balloon.oval.middle.y - before.oval.middle.y;
      const after = (balloon.oval.middle.x - before.oval.middle.x) * lead;
      if (below < -0.5 * before.oval.ry || (after < 0 && below < 0.4 * before.oval.ry)) add('order', at);
    }
  });
  for (const sound of sounds) {
    const box = soundBox(sound, page.language);
    if (panels[sound.panel]!.people.some(({ core }) => core && overlap(box, core) / area(core) > 0.1)) add('sound', sound);
    if (balloons.some((balloon) => overlap(box, balloonBox(balloon)) > 0.15 * area(box))) add('overlap', sound);
  }
  return faults;
}
