import type { Quad } from '../geometry';
import type { Balloon } from '../letters/balloon';
import type { LetterPage } from '../letters/letter-page';
import type { SilentPanel, Speaker, Speech } from '../letters/speech';
import { letterFaults } from './letter-faults';
import { letterPanels } from './letter-panels';
import type { ComposedPage } from './page';

const page: LetterPage = { width: 1200, height: 900, language: 'eng', direction: 'ltr', size: 36 };

function box(x: number, y: number, width: number, height: number) {
  return { x, y, width, height };
}

function quad(left: number, right: number): Quad {
  return [
    { x: left, y: 54 },
    { x: right, y: 54 },
    { x: right, y: 846 },
    { x: left, y: 846 },
  ];
}

function person(x: number): Speaker {
  return {
    face: box(x - 120, 420, 240, 300),
    core: box(x - 90, 540, 180, 160),
    mouth: { x, y: 650 },
    box: box(x - 160, 420, 320, 426),
  };
}

const words: Speech[] = [
  { kind: 'say', text: 'You came all the way here for that?', by: 0 },
  { kind: 'shout', text: 'Well, yes!', by: 0 },
];

function compose(change: Partial<SilentPanel> = {}, over: Partial<LetterPage> = {}): ComposedPage {
  const panels: SilentPanel[] = [
    { quad: quad(54, 640), people: [person(340)], speeches: words, sound: 'CLACK', ...change },
    { quad: quad(656, 1146), people: [person(900)], speeches: [] },
  ];
  const lettered = { ...page, ...over };
  return { art: '', panels, page: lettered, lettering: letterPanels(panels, lettered, 'test') };
}

/** The faults of a page whose first balloon was changed. */
function spoilt(change: (balloon: Balloon) => Balloon, composed = compose()): string[] {
  const [first, ...rest] = composed.lettering.balloons;
  return letterFaults({ ...composed, lettering: { ...composed.lettering, balloons: [change(first!), ...rest] } }).map(
    ({ kind }) => kind,
  );
}

function to(x: number, y: number) {
  return (balloon: Balloon): Balloon => ({ ...balloon, tip: undefined, oval: { ...balloon.oval, middle: { x, y } } });
}

test('finds no fault in letters that were placed', () => {
  expect(letterFaults(compose())).toEqual([]);
  expect(letterFaults(compose({}, { language: 'tha', direction: 'rtl' }))).toEqual([]);
});

test.each<[string, (balloon: Balloon) => Balloon]>([
  ['face', to(340, 600)],
  ['astray', to(900, 180)],
  ['trim', to(120, 180)],
  ['order', to(560, 800)],
  ['overflow', (balloon) => ({ ...balloon, oval: { ...balloon.oval, rx: balloon.oval.rx * 0.8 } })],
  ['small', (balloon) => ({ ...balloon, text: { ...balloon.text, size: 36 * 0.8 } })],
  ['missing', (balloon) => ({ ...balloon, text: { ...balloon.text, lines: ['漫画'] } })],
  ['tail', (balloon) => ({ ...balloon, tip: { x: 340, y: 620 } })],
])('finds %s', (kind, change) => {
  expect(spoilt(change)).toContain(kind);
});

test('finds a balloon that covers a face in another panel or another balloon', () => {
  expect(spoilt(to(900, 600))).toContain('face');
  const composed = compose();
  const { x, y } = composed.lettering.balloons[1]!.oval.middle;
  expect(spoilt(to(x, y), composed)).toContain('overlap');
});
