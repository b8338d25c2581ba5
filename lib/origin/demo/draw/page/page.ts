import type { LanguageCode } from '@/lib/wire/language-codes';
import { chapterName } from '../../story/chapter-spec';
import { lookOf } from '../../looks/all-looks';
import type { ChapterPlan } from '../../story/plan-chapter';
import type { Drawing } from '../drawing';
import type { LetterPage } from '../letters/letter-page';
import type { SilentPanel } from '../letters/speech';
import { Sheet } from '../sheet';
import { el, n, type Svg } from '../svg';
import { worldOf } from '../world/world-of';
import { drawColumnTitles } from './column-titles';
import { drawLettering, letterPanels, silentPanel, type Lettering } from './letter-panels';
import { drawPageArt } from './page-art';
import type { StagedPage } from './staged-page';
import { drawStripArt, inWindow, SHEET_SIZE, STRIP_LETTER_SIZE } from './strip-art';

/** A page before it is put together: tests look at its parts. */
export interface ComposedPage {
  art: Svg;
  panels: readonly SilentPanel[];
  page: LetterPage;
  lettering: Lettering;
}

/** The art of a page. Throws a RangeError where the chapter has no such page. */
export function stagePage(sheet: Sheet, { spec, pages }: ChapterPlan, index: number): StagedPage {
  const plan = pages[index];
  if (!plan) throw new RangeError(`The chapter has no page ${index}`);
  const { direction } = spec;
  if (plan.kind === 'slice') {
    const { svg, panels } = drawStripArt(sheet, spec, plan);
    return {
      art: svg,
      panels,
      page: { ...SHEET_SIZE, direction, size: STRIP_LETTER_SIZE },
      name: `${chapterName(spec)}/sheet ${plan.sheet}`,
    };
  }
  const { svg, panels, letterSize, fold } = drawPageArt(sheet, spec, plan, index);
  return {
    art: svg,
    panels,
    page: { width: plan.width, height: plan.height, direction, size: letterSize, fold },
    name: `${chapterName(spec)}/${index}`,
  };
}

/** The letters of a page in a language, laid out over its art but not joined to it. */
export function letterPage({ art, panels, page, name }: StagedPage, language: LanguageCode): ComposedPage {
  const silent = panels.map(({ art: panel, staged, headroom }) => silentPanel(panel, staged, language, headroom));
  const lettered = { ...page, language };
  return { art, panels: silent, page: lettered, lettering: letterPanels(silent, lettered, name) };
}

/** One page of a chapter, lettered in a language. Throws a RangeError where the chapter has no such page. */
export function drawPage(plan: ChapterPlan, index: number, language: LanguageCode): Drawing {
  const sheet = new Sheet();
  const staged = stagePage(sheet, plan, index);
  const { art, page, lettering } = letterPage(staged, language);
  const look = lookOf(plan.spec.seriesSlug);
  const world = worldOf(look);
  const wanted = plan.pages[index]!;
  const { width, height } = wanted;
  const slice = wanted.kind === 'slice' ? wanted : undefined;
  const titles = slice ? '' : drawColumnTitles(staged, world, look.title.face, language);
  const letters = drawLettering(lettering, page, world, staged.name, (box) => !slice || inWindow(box, slice));
  const top = slice?.top ?? 0;
  const drawing = el('g', top ? { transform: `translate(0 ${n(-top)})` } : {}, art + titles + letters);
  return { width, height, svg: sheet.document(width, height, drawing) };
}
