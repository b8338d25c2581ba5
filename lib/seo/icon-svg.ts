import type { SiteLogo } from '@/lib/site-identity/read-logo';
import type { siteAccent } from '@/lib/server/site-accent';

interface Icon {
  px: number;
  /** Around what it shows, on each edge, in parts of its side. */
  room: number;
  accent: ReturnType<typeof siteAccent>;
  logo?: Pick<SiteLogo, 'kind' | 'bytes' | 'ratio' | 'lostOn'>;
}

const INK = '#131316';
const PAPER = '#ffffff';
/** The mark of three panels is drawn on so many units (`components/ui/mark.tsx`). */
const UNITS = 28;

/** The site's icon as a square SVG: the logo, or the mark, on the paper on which it is not lost. */
export function iconSvg({ px, room, accent, logo }: Icon): string {
  const side = UNITS / (1 - 2 * room);
  const edge = round((side - UNITS) / 2);
  const onInk = logo?.lostOn.light === true;
  const ground = `<path fill="${onInk ? INK : PAPER}" d="M0 0h${round(side)}v${round(side)}H0z"/>`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="0 0 ${round(side)} ${round(side)}">${ground}`;
  return `${open}${logo ? picture(logo, edge) : mark(edge, accent.light.fill)}</svg>`;
}

function mark(edge: number, spot: string): string {
  return `<g transform="translate(${edge} ${edge})"><path fill="${INK}" d="M0 0h17.5L15.1 17H0zM0 20h28v8H0z"/><path fill="${spot}" d="M20.5 0H28v17H18.1z"/></g>`;
}

function picture({ kind, bytes, ratio }: NonNullable<Icon['logo']>, edge: number): string {
  const type = kind === 'svg' ? 'image/svg+xml' : 'image/png';
  const [width, height] = ratio >= 1 ? [UNITS, UNITS / ratio] : [UNITS * ratio, UNITS];
  const [x, y] = [edge + (UNITS - width) / 2, edge + (UNITS - height) / 2].map(round);
  return `<image x="${x}" y="${y}" width="${round(width)}" height="${round(height)}" href="data:${type};base64,${bytes.toString('base64')}"/>`;
}

const round = (value: number) => Math.round(value * 100) / 100;
