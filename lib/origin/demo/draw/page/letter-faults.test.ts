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

/** The faults of a page after its first balloon was changed. */
function spoilt(change: (balloon: Balloon) => Balloon, composed = compose()): string[] {
  const [first, ...rest] = composed.lettering.balloons;
  return letterFaults({ ...composed, lettering: { ...composed.lettering, balloons: [change(first!), ...rest] } }).map(
    ({ kind }) => kind,
  );
}

function to(x: number, y: number) {
  return (balloon: Balloon): Balloon => ({ ...balloon, tip: undefined, oval: { ...balloon.oval, middle: { x, y } } });
}

test('letters that were placed have no fault', () => {
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
])('%s is found', (kind, change) => {
  expect(spoilt(change)).toContain(kind);
});

test('a balloon in front of a face in another panel is found, and over another balloon', () => {
  expect(spoilt(to(900, 600))).toContain('face');
  const composed = compose();
  const { x, y } = composed.lettering.balloons[1]!.oval.middle;
  expect(spoilt(to(x, y), composed)).toContain('overlap');
});

test('words in the fold, and a face, are found', () => {
  const fold = box(280, 0, 120, 900);
  const kinds = letterFaults({ ...compose(), page: { ...page, fold } }).map(({ kind }) => kind);
  expect(kinds).toContain('folded face');
  expect(spoilt(to(340, 180), compose({}, { fold }))).toContain('fold');
});

test('a caption with one word left over is found where it can be set otherwise', () => {
  const composed = compose({ speeches: [{ kind: 'caption', text: 'It had rained since Tuesday' }] });
  const orphaned = (lines: string[]) =>
    spoilt((caption) => ({ ...caption, text: { ...caption.text, lines } }), composed);
  expect(orphaned(['It had rained since', 'Tuesday'])).toContain('orphan');
  expect(orphaned(['It had rained', 'since Tuesday'])).not.toContain('orphan');
});

test('a sound over a face, over words or off the page is found', () => {
  const composed = compose();
  const [sound] = composed.lettering.sounds;
  const at = (x: number, y: number) =>
    letterFaults({ ...composed, lettering: { ...composed.lettering, sounds: [{ ...sound!, middle: { x, y } }] } }).map(
      ({ kind }) => kind,
    );
  const { x, y } = composed.lettering.balloons[0]!.oval.middle;
  expect(at(340, 620)).toContain('sound face');
  expect(at(x, y)).toContain('sound overlap');
  expect(at(20, 300)).toContain('sound trim');
});
