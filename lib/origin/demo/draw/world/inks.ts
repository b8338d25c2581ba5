import { lightness, mix } from '../people/paint';
import type { Svg } from '../svg';

/** What the pages of a world are printed in, from the darkest to the paper: #rrggbb. */
export interface Inks {
  ink: string;
  dark: string;
  mid: string;
  light: string;
  paper: string;
}

/** The greys that everything on a page is drawn in. */
export const HOUSE_INKS: Inks = { ink: '#131316', dark: '#55524d', mid: '#8b8680', light: '#d9d5cc', paper: '#ffffff' };

/** A colour whose channels differ by more than this is no grey: spots and inks keep their own. */
const GREYEST = 18;

function isGrey(colour: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) <= GREYEST;
}

const STOPS = (Object.keys(HOUSE_INKS) as (keyof Inks)[]).map((name) => ({ name, at: lightness(HOUSE_INKS[name]) }));

/** The ink for a grey, or between two inks for one between two of the house. */
function inkFor(grey: string, inks: Inks): string {
  const tone = Math.max(STOPS[0]!.at, lightness(grey));
  const above = Math.max(
    1,
    STOPS.findIndex(({ at }) => at >= tone),
  );
  const [low, high] = [STOPS[above - 1]!, STOPS[above]!];
  return mix(inks[low.name], inks[high.name], (tone - low.at) / (high.at - low.at));
}

const known = new WeakMap<Inks, Map<string, string>>();

/** A drawing made in the greys of the house, printed in the inks of a world. Colours that are no greys stay. */
export function printed(drawing: Svg, inks: Inks): Svg {
  if (inks === HOUSE_INKS) return drawing;
  const found = known.get(inks) ?? new Map(Object.values({ ...inks }).map((own: string) => [own, own]));
  known.set(inks, found);
  return drawing.replace(/#[0-9a-f]{6}\b/g, (colour) => {
    const ink = found.get(colour) ?? (isGrey(colour) ? inkFor(colour, inks) : colour);
    found.set(colour, ink);
    return ink;
  });
}
