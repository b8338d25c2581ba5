import type { CoverIdea } from '../draw/cover/cover-idea';
import { SERIES_SETTINGS } from '../draw/world/series-settings';
import { ALL_LOOKS } from './all-looks';
import type { SeriesLook } from './series-look';

/** What a cover shows, and from how near. */
const CROPS: Record<CoverIdea, string> = {
  'ball-portrait': 'bust before rays',
  bottle: 'one thing',
  'cat-face': 'giant face',
  'cat-pyramid': 'group',
  clock: 'figure before one shape',
  'crown-portrait': 'framed bust',
  desert: 'busts in a landscape',
  dumpling: 'giant face',
  duo: 'two busts',
  'fox-mask': 'giant face',
  glove: 'one thing',
  'hat-house': 'house',
  hotel: 'house',
  jar: 'one thing',
  kaiju: 'figure before one shape',
  kick: 'action',
  'lighthouse-rays': 'bust before rays',
  'mecha-head': 'giant face',
  moth: 'one thing',
  peaks: 'figure in a landscape',
  porthole: 'framed bust',
  quay: 'two from behind',
  'robot-flower': 'one thing',
  'star-map': 'two from behind',
  'stone-face': 'giant face',
  tram: 'bust and vehicle',
  umbrella: 'figure before one shape',
  wanderer: 'figure in a landscape',
  wave: 'landscape',
  'window-cat': 'one thing',
};

const LOOKS = [...ALL_LOOKS.values()];
const PAIRS = LOOKS.flatMap((a, i) => LOOKS.slice(i + 1).map((b) => [a, b] as const));

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** Colours nearer than this, in steps of the three channels, look alike on a shelf. */
const ALIKE = 60;

function alike(a: string, b: string): boolean {
  const [x, y] = [channels(a), channels(b)];
  return Math.hypot(...x.map((value, i) => value - y[i]!)) < ALIKE;
}

/** Who can be told from afar: age, hair, hat, clothes. */
function silhouettes({ cast }: SeriesLook): string[] {
  return cast.map(({ cat, build, hair, hat, clothes }) =>
    [cat?.coat ?? build, hair.style, hat?.kind, clothes.kind].join(),
  );
}

function commonTo<T>(a: readonly T[], b: readonly T[]): number {
  return [...new Set(a)].filter((one) => b.includes(one)).length;
}

const FACETS: Record<'cast' | 'crop' | 'skyline' | 'palette' | 'title', (a: SeriesLook, b: SeriesLook) => boolean> = {
  cast: (a, b) => commonTo(silhouettes(a), silhouettes(b)) >= 2,
  crop: (a, b) => CROPS[a.cover] === CROPS[b.cover],
  // One place in common is a place that both go to, two are the same town.
  skyline: (a, b) => a.world === b.world || commonTo(SERIES_SETTINGS[a.slug] ?? [], SERIES_SETTINGS[b.slug] ?? []) >= 3,
  palette: (a, b) => alike(a.palette.ground, b.palette.ground) && alike(a.palette.accent, b.palette.accent),
  title: (a, b) => {
    const of = ({ title }: SeriesLook) =>
      [title.face, title.casing, title.align, title.at, title.dress.kind, Math.sign(title.turn ?? 0)].join();
    return of(a) === of(b);
  },
};

function shared(a: SeriesLook, b: SeriesLook): string[] {
  return Object.entries(FACETS)
    .filter(([, share]) => share(a, b))
    .map(([facet]) => facet);
}

test('no two series have more than two of cast, crop, skyline, palette and title in common', () => {
  const twins = PAIRS.map(([a, b]) => ({ pair: `${a.slug} and ${b.slug}`, facets: shared(a, b) })).filter(
    ({ facets }) => facets.length > 2,
  );
  expect(twins).toEqual([]);
});

test('no two covers of one crop have one palette', () => {
  const twins = PAIRS.filter(([a, b]) => FACETS.crop(a, b) && FACETS.palette(a, b)).map(
    ([a, b]) => `${a.slug} and ${b.slug}`,
  );
  expect(twins).toEqual([]);
});

test('nobody of one series could stand in for somebody of more than three others', () => {
  const all = LOOKS.flatMap(silhouettes);
  const crowds = [...new Set(all)]
    .map((one) => ({ one, times: all.filter((other) => other === one).length }))
    .filter(({ times }) => times > 3);
  expect(crowds).toEqual([]);
});

test('a world is home to at most two series', () => {
  for (const world of new Set(LOOKS.map((look) => look.world)))
    expect(LOOKS.filter((look) => look.world === world).length).toBeLessThanOrEqual(2);
});
