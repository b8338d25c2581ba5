import type { LanguageCode } from '@/lib/wire/language-codes';
import { chapterName, type ChapterSpec } from '../../story/chapter-spec';
import { lookOf } from '../../looks/all-looks';
import type { ChapterPlan, PanelledPage, SlicePage } from '../../story/plan-chapter';
import type { Drawing } from '../drawing';
import type { LetterPage } from '../letters/place-balloons';
import type { SilentPanel } from '../letters/speech';
import { Sheet } from '../sheet';
import { el, n, type Svg } from '../svg';
import { worldOf } from '../world/world-of';
import { drawLettering, letterPanels, silentPanel, type Lettering } from './letter-panels';
import { drawPageArt } from './page-art';
import { drawStripArt, inWindow, SHEET_SIZE, STRIP_LETTER_SIZE } from './strip-art';

/** A page before it is put together: tests look at its parts. */
export interface ComposedPage {
  art: Svg;
  panels: readonly SilentPanel[];
  page: LetterPage;
  lettering: Lettering;
}

function composePanels(sheet: Sheet, spec: ChapterSpec, plan: PanelledPage, index: number, language: LanguageCode): ComposedPage {
  const { svg, panels, letterSize, fold } = drawPageArt(sheet, spec, plan, index);
  const page = { width: plan.width, height: plan.height, language, direction: spec.direction, size: letterSize, fold };
  const silent = panels.map(({ art, staged }) => silentPanel(art, staged, language));
  return { art: svg, panels: silent, page, lettering: letterPanels(silent, page, `${chapterName(spec)}/${index}`) };
}

function composeSlice(sheet: Sheet, spec: ChapterSpec, plan: SlicePage, language: LanguageCode): ComposedPage {
  const { svg, panels } = drawStripArt(sheet, spec, plan);
  const page = { ...SHEET_SIZE, language, direction: spec.direction, size: STRIP_LETTER_SIZE };
  const silent = panels.map(({ art, staged, headroom }) => silentPanel(art, staged, language, headroom));
  return { art: svg, panels: silent, page, lettering: letterPanels(silent, page, `${chapterName(spec)}/sheet ${plan.sheet}`) };
}

/** Art and letters of a page, laid out but not joined. Throws a RangeError where the chapter has no such page. */
export function composePage(sheet: Sheet, { spec, pages }: ChapterPlan, index: number, language: LanguageCode): ComposedPage {
  const plan = pages[index];
  if (!plan) throw new RangeError(`The chapter has no page ${index}`);
  return plan.kind === 'slice' ? composeSlice(sheet, spec, plan, language) : composePanels(sheet, spec, plan, index, language);
}

/** One page of a chapter, lettered in a language. Throws a RangeError where the chapter has no such page. */
export function drawPage(plan: ChapterPlan, index: number, language: LanguageCode): Drawing {
  const sheet = new Sheet();
  const { art, page, lettering } = composePage(sheet, plan, index, language);
  const world = worldOf(lookOf(plan.spec.seriesSlug));
  const wanted = plan.pages[index]!;
  const { width, height } = wanted;
  const slice = wanted.kind === 'slice' ? wanted : undefined;
  // Seeded by the sheet, not the slice: what crosses an edge goes on beyond it.
  const name = `${chapterName(plan.spec)}/${slice ? `sheet ${slice.sheet}` : index}`;
  const letters = drawLettering(lettering, page, world, name, (box) => !slice || inWindow(box, slice));
  const top = slice?.top ?? 0;
  const drawing = el('g', top ? { transform: `translate(0 ${n(-top)})` } : {}, art + letters);
  return { width, height, svg: sheet.document(width, height, drawing) };
}
