import { CARD_SIZE } from '../card-size';
import type { CardBrand } from './card-brand';
import { CARD_COLORS } from './card-colors';
import { compose, fill } from './compose';
import { fitText } from './fit-text';
import { line } from './line';
import { shape, slantOf, stripe } from './slant';
import { wordmark } from './wordmark';

interface SiteCard {
  brand: CardBrand;
  /** What the site is, in a sentence. */
  tagline: string;
  /** BCP 47, of the tagline. */
  lang: string;
  /** Covers' files, the most read first. */
  arts: readonly Uint8Array[];
}

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
/** The height of the panels, and the gutter between them, px. */
const PANELS = 418;
const GUTTER = 14;
/** Of the mark and the name, px. */
const NAME_WIDTH = 516;
const TAGLINE = { x: 612, width: 532, size: 38, leading: 1.32 };

/** The site as it is shared: a row of panels of what is read most, the name, and what it is. */
export async function drawSiteCard({ brand, tagline, lang, arts }: SiteCard): Promise<Buffer> {
  const { ink, white } = CARD_COLORS;
  const { fill: spot } = brand.accent.light;
  const slant = slantOf(PANELS);
  // The row begins and ends beyond the card, so that each panel's edges are slanted.
  const step = (WIDTH + slant) / Math.max(1, arts.length);
  const pictures = await Promise.all(
    arts.map(async (art, index) => {
      const left = Math.max(0, Math.round(index * step - slant));
      const width = Math.min(WIDTH, Math.round((index + 1) * step)) - left;
      return { picture: await fill(art, width, PANELS), left, top: 0, width, height: PANELS };
    }),
  );
  const words = fitText(tagline, {
    face: 'bold',
    locale: lang,
    width: TAGLINE.width,
    height: 3 * TAGLINE.size * TAGLINE.leading,
    sizes: [TAGLINE.size, 34, 30],
    leading: TAGLINE.leading,
  });
  const middle = PANELS + (HEIGHT - PANELS) / 2;
  const firstBaseline = middle - ((words.lines.length - 1) / 2) * words.size * TAGLINE.leading + words.size * 0.32;
  return compose(
    [],
    <>
      {pictures.map(({ picture, left, width }, index) => (
        <g key={left} clipPath={`url(#panel-${index})`}>
          <clipPath id={`panel-${index}`}>
            <path
              d={stripe({
                left: index * step,
                right: (index + 1) * step - (index + 1 < arts.length ? GUTTER : 0),
                top: 0,
                bottom: PANELS,
              })}
            />
          </clipPath>
          <image
            href={`data:image/jpeg;base64,${picture.toString('base64')}`}
            x={left}
            y={0}
            width={width}
            height={PANELS}
          />
        </g>
      ))}
      {arts.length === 0 && (
        <path
          d={shape([
            [0, 0],
            [WIDTH, 0],
            [WIDTH, PANELS],
            [0, PANELS],
          ])}
          fill={spot}
        />
      )}
      {wordmark({ brand, x: 56, top: middle - 38, size: 76, width: NAME_WIDTH, lang, ground: 'light' })}
      {words.lines.map((text, index) =>
        line({
          text,
          face: 'bold',
          size: words.size,
          x: TAGLINE.x,
          baseline: firstBaseline + index * words.size * TAGLINE.leading,
          color: ink,
        }),
      )}
    </>,
    white,
  );
}
