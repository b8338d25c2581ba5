import { lookOf } from '../../looks/all-looks';
import type { Beat } from '../../story/scene';
import { Sheet } from '../sheet';
import { drawPanel } from './panel-art';

const QUAD = [
  { x: 60, y: 60 },
  { x: 1140, y: 60 },
  { x: 1140, y: 900 },
  { x: 60, y: 900 },
] as const;
const BEAT: Beat = {
  shot: 'figures-from-behind',
  who: 'A',
  also: 'B',
  expression: 'neutral',
  ground: 'place',
  weight: 2,
};

function panel(slug: string, beat: Partial<Beat> = {}): string {
  const staged = {
    beat: { ...BEAT, ...beat },
    sceneId: 'let-go',
    kind: 'quiet',
    opens: false,
    where: 'outdoors',
    casting: { A: 0, B: 1, C: 2 },
  } as const;
  return drawPanel(new Sheet(), {
    quad: [...QUAD],
    staged,
    look: lookOf(slug),
    chapter: slug,
    name: slug,
    page: { width: 1200, height: 1800 },
    letterSize: 36,
  }).svg;
}

const RED = '#e5322d';

test('two who stand in the rain together share an umbrella; one alone, or two seated, have none', () => {
  const reds = (beat?: Partial<Beat>) => panel('umbrella-weather', beat).split(RED).length;
  expect(reds()).toBeGreaterThan(reds({ also: undefined }));
  expect(reds()).toBeGreaterThan(reds({ stance: 'sit' }));
});

test('where it does not rain nobody opens one', () => {
  const both = panel('the-hour-jar');
  expect(both.split('M-150 -8C').length).toBe(1);
  expect(panel('umbrella-weather').split('M-150 -8C').length).toBe(2);
});
