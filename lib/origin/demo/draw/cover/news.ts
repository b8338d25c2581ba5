import type { Drawing } from '../drawing';
import { rng } from '../rng';
import { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { drawBinder } from './news/binder';
import { drawDrawingTable } from './news/drawing-table';
import { drawEvening } from './news/evening';
import { drawFinished } from './news/finished';
import { drawPageNine } from './news/page-nine';
import { drawSalt } from './news/salt';
import { drawTug } from './news/tug';
import { INK, NEWS_SIZE, type NewsStage } from './news/news-stage';

/** What publishers have to show, a picture each. */
const SCENES = {
  binder: drawBinder,
  'drawing-table': drawDrawingTable,
  evening: drawEvening,
  finished: drawFinished,
  'page-nine': drawPageNine,
  salt: drawSalt,
  tug: drawTug,
} as const satisfies Record<string, (stage: NewsStage) => Svg>;

export type NewsScene = keyof typeof SCENES;

export const NEWS_SCENES = Object.keys(SCENES) as NewsScene[];

/** The picture of a publisher's news, without words: it serves every language. 1200 x 480. */
export function drawNews(scene: NewsScene): Drawing {
  const { width, height } = NEWS_SIZE;
  const sheet = new Sheet();
  const stage: NewsStage = {
    sheet,
    rng: rng(`news/${scene}`),
    finish: { medium: 'colour', line: 5, ink: INK, paper: '#ffffff', spot: '#e5322d' },
  };
  return { width, height, svg: sheet.document(width, height, SCENES[scene](stage)) };
}
