import { lookOf } from '../../looks/all-looks';
import { chapterName, type ChapterSpec } from '../../story/chapter-spec';
import { planChapter, type ChapterPlan } from '../../story/plan-chapter';
import type { Shot } from '../../story/scene';
import type { StagedBeat } from '../../story/stage-scene';
import type { Drawing } from '../drawing';
import type { Character } from '../people/character';
import { rng } from '../rng';
import { Sheet } from '../sheet';
import { place, type Svg } from '../svg';
import { drawPanel } from './panel-art';

const WIDTH = 480;
const HEIGHT = 300;
/** Drawn twice as large, so that lines are as thin as on a page. */
const SCALE = 2;
const BEYOND = 12;

/** What makes a reader look: the larger, the more. Pictures without a face say little at this size. */
const PULL: Record<Shot, number> = {
  action: 2.5,
  close: 4,
  bust: 3.5,
  half: 3.5,
  'figures-from-behind': 3,
  wide: 1,
  establish: 0,
  object: 0,
};
/** What each chapter in turn prefers, so that a list of chapters is no row of gasping faces. */
const TURNS: readonly ReadonlySet<Shot>[] = [
  new Set(['close']),
  new Set(['half']),
  new Set(['action', 'bust']),
  new Set(['figures-from-behind', 'half']),
];
const LOUD: ReadonlySet<string> = new Set(['shock', 'shout', 'angry', 'laugh', 'determined', 'cry', 'happy', 'smug']);

/** Nearer than this what stands up from a head would be cut off. */
function roomAbove({ hat, hair, cat }: Character, shot: Shot): Shot {
  const isTall = hat?.kind === 'chef' || hat?.kind === 'crown' || (hair.style === 'bun' && !hat && !cat);
  return isTall && shot === 'close' ? 'bust' : shot;
}

function beatsOf({ pages }: ChapterPlan): StagedBeat[] {
  return [
    ...new Set(pages.flatMap((page) => (page.kind === 'slice' ? page.panels.map(({ beat }) => beat) : page.beats))),
  ];
}

/** The most striking panel of a chapter, without letters, 480 x 300 from the origin. */
export function drawStrikingPanel(sheet: Sheet, spec: ChapterSpec): Svg {
  const random = rng(`${chapterName(spec)}/thumbnail`);
  const preferred = TURNS[spec.chapter % TURNS.length]!;
  const rated = beatsOf(planChapter(spec)).map((staged) => {
    const { shot, expression, weight } = staged.beat;
    return {
      staged,
      pull:
        PULL[shot] + (LOUD.has(expression) ? 2 : 0) + weight * 0.4 + (preferred.has(shot) ? 4 : 0) + random.range(0, 5),
    };
  });
  const { staged } = rated.reduce((best, one) => (one.pull > best.pull ? one : best));
  const page = { width: WIDTH * SCALE, height: HEIGHT * SCALE };
  const look = lookOf(spec.seriesSlug);
  const { beat, casting } = staged;
  const shot = beat.who ? roomAbove(look.cast[casting[beat.who]] ?? look.cast[0], beat.shot) : beat.shot;
  const [left, right, bottom] = [-BEYOND, page.width + BEYOND, page.height + BEYOND];
  const panel = drawPanel(sheet, {
    quad: [
      { x: left, y: left },
      { x: right, y: left },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
    staged: { ...staged, beat: { ...beat, shot, text: undefined, sound: undefined } },
    look,
    chapter: chapterName(spec),
    name: `${chapterName(spec)}/thumbnail`,
    page,
    letterSize: 36,
    peopled: true,
  });
  return place(panel.svg, { x: 0, y: 0 }, 1 / SCALE);
}

/** The picture of a chapter in lists, 480 x 300. */
export function drawThumbnail(spec: ChapterSpec): Drawing {
  const sheet = new Sheet();
  return { width: WIDTH, height: HEIGHT, svg: sheet.document(WIDTH, HEIGHT, drawStrikingPanel(sheet, spec)) };
}
