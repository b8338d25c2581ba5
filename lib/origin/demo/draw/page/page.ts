import type { LanguageCode } from '@/lib/wire/language-codes';
import type { ChapterPlan } from '../../story/plan-chapter';
import type { Drawing } from '../drawing';
import { rng } from '../rng';
import { Sheet } from '../sheet';
import { el } from '../svg';

/** One page of a chapter, lettered in a language. Throws a RangeError where the chapter has no such page. */
export function drawPage(plan: ChapterPlan, index: number, _language: LanguageCode): Drawing {
  const page = plan.pages[index];
  if (!page) throw new RangeError(`The chapter has no page ${index}`);
  const { width, height } = page;
  const random = rng(`${plan.spec.seriesSlug}/${plan.spec.chapter}/${index}`);
  const cut = height * random.range(0.35, 0.65);
  const frame = { fill: '#f3f1ec', stroke: '#131316', 'stroke-width': 6 };
  return {
    width,
    height,
    svg: new Sheet().document(width, height, [
      el('rect', { width, height, fill: '#ffffff' }),
      el('rect', { x: 54, y: 54, width: width - 108, height: cut - 67, ...frame }),
      el('rect', { x: 54, y: cut + 13, width: width - 108, height: height - cut - 67, ...frame }),
    ]),
  };
}
