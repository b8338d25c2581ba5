import type { Accent } from '@/lib/site-identity/accent';

import { CARD_SIZE } from '../card-size';
import type { CardBrand } from './card-brand';
import { CARD_COLORS } from './card-colors';
import { compose, fill } from './compose';
import { fitText } from './fit-text';
import { letter } from './lettering';
import { line } from './line';
import { shape, slantOf, stripe } from './slant';
import { mark, wordmark } from './wordmark';

interface TitleCard {
  brand: CardBrand;
  name: string;
  author: string;
  /** BCP 47, of the name. */
  lang: string;
  /** As printed: `#128`. */
  chapter?: string;
  /** A picture's file, of any kind and size. */
  art?: Uint8Array;
}

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
/** Where the art ends at the card's top, and the gutter between it and the ink. */
const ART = 664;
const GUTTER = 14;
const TEXT = { x: 716, width: 428, top: 148, bottom: 500 };
const AUTHOR = { size: 34, baseline: 572 };
const FLAG = { height: 76, size: 92, gap: 30 };

/** Ems from line to line: capitals stand close, what has marks above and below does not. */
const LEADING: Record<string, number> = { th: 1.3, vi: 0.98 };
const SIZES = [176, 160, 144, 132, 120, 108, 98, 88, 80, 72, 64, 56, 48, 40];

/** A series as it is shared: its art, its name, who made it; a chapter's with its number. */
export async function drawTitleCard({ brand, name, author, lang, chapter, art }: TitleCard): Promise<Buffer> {
  const { ink, paper, mute, white } = CARD_COLORS;
  const { fill: spot } = brand.accent.light;
  const leading = LEADING[lang] ?? 0.82;
  const top = TEXT.top + (chapter ? FLAG.height + FLAG.gap : 0);
  const { size, lines } = fitText(name.toLocaleUpperCase(lang), {
    face: 'display',
    locale: lang,
    width: TEXT.width,
    height: TEXT.bottom - top,
    sizes: SIZES,
    leading,
  });
  // Marks below the last line (Thai has vowels there) stay clear of the author.
  const lastBaseline = TEXT.bottom - (leading > 1.2 ? 0.16 * size : 0);
  const capTop = lastBaseline - (lines.length - 1) * leading * size - (leading > 0.9 ? 0.86 : 0.64) * size;
  const by = fitText(author, {
    face: 'text',
    locale: lang,
    width: TEXT.width,
    height: AUTHOR.size * 1.3,
    sizes: [AUTHOR.size, 28],
    leading: 1.2,
  });
  return compose(
    art ? [{ picture: await fill(art, ART, HEIGHT), left: 0, top: 0, width: ART, height: HEIGHT }] : [],
    <>
      {!art && (
        <path
          d={shape([
            [0, 0],
            [ART, 0],
            [ART, HEIGHT],
            [0, HEIGHT],
          ])}
          fill={spot}
        />
      )}
      {!art && <g transform="translate(150 155) scale(11.4)">{mark(white, ink)}</g>}
      <path
        d={shape([
          [ART + GUTTER, 0],
          [WIDTH, 0],
          [WIDTH, HEIGHT],
          [ART + GUTTER - slantOf(HEIGHT), HEIGHT],
        ])}
        fill={ink}
      />
      <path d={stripe({ left: ART, right: ART + GUTTER, top: 0, bottom: HEIGHT })} fill={white} />
      {wordmark({ brand, x: TEXT.x, top: 56, size: 34, width: TEXT.width, lang, ground: 'dark' })}
      {chapter && flag(chapter, capTop - FLAG.gap - FLAG.height, brand.accent.dark)}
      {lines.map((text, index) =>
        line({
          text,
          face: 'display',
          size,
          x: TEXT.x,
          baseline: lastBaseline - (lines.length - 1 - index) * leading * size,
          color: paper,
        }),
      )}
      {by.lines.map((text) =>
        line({ text, face: 'text', size: by.size, x: TEXT.x, baseline: AUTHOR.baseline, color: mute }),
      )}
    </>,
    white,
  );
}

/** A chapter's number on its slanted stripe. */
function flag(text: string, top: number, { fill: ground, ink }: Accent) {
  const { width } = letter(text, 'display', FLAG.size);
  const slant = slantOf(FLAG.height);
  const left = TEXT.x + slant - 4;
  return [
    <path key="flag" d={stripe({ left, right: left + width + 36, top, bottom: top + FLAG.height })} fill={ground} />,
    line({
      text,
      face: 'display',
      size: FLAG.size,
      x: left + 18 - slant / 2,
      baseline: top + FLAG.height / 2 + FLAG.size * 0.31,
      color: ink,
    }),
  ];
}
