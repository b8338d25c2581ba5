import { lookOf } from '../../../looks/all-looks';
import { mix } from '../../people/paint';
import { filled, inked, poly, rect, traced } from '../../places/shape';
import { place, type Svg } from '../../svg';
import { COVER_IDEAS } from '../cover-ideas';
import { stageFor } from '../stage-for';
import { PEN, type NewsStage } from './news-stage';

const COVER = { width: 800, height: 1200 } as const;
/** Of the paper band at the foot. */
const BAND = 0.2;

/** A volume of a series that stands and shows its front, its spine to the right: `x` and `foot` of the front's left corner. */
export function standingBook(
  { sheet }: NewsStage,
  slug: string,
  { x, foot, height }: { x: number; foot: number; height: number },
): Svg {
  const look = lookOf(slug);
  const { palette } = look;
  const scale = height / COVER.height;
  const width = COVER.width * scale;
  const [deep, rise] = [height * 0.1, height * 0.035];
  const focus = { x: 30, y: 90, width: 740, height: COVER.height * (1 - BAND) - 110 };
  const art = COVER_IDEAS[look.cover](stageFor(sheet, look, { ...COVER, unit: 1, focus }));
  const top = -height;
  const band = -height * BAND;
  return place(
    [
      inked(poly(0, top, deep, top - rise, width + deep, top - rise, width, top), '#fffaf0', PEN),
      traced(`M${deep * 0.35} ${top - rise * 0.35}h${width}M${deep * 0.7} ${top - rise * 0.7}h${width}`, {
        ...PEN,
        line: 1.5,
      }),
      inked(
        poly(width, top, width + deep, top - rise, width + deep, -rise, width, 0),
        mix(palette.ground, palette.ink, 0.3),
        PEN,
      ),
      filled(
        poly(width, band, width + deep, band - rise, width + deep, -rise, width, 0),
        mix(palette.light, palette.ink, 0.2),
      ),
      filled(
        poly(
          width + deep * 0.35,
          top * 0.9,
          width + deep * 0.65,
          top * 0.9 - rise * 0.3,
          width + deep * 0.65,
          top * 0.42,
          width + deep * 0.35,
          top * 0.42,
        ),
        palette.light,
      ),
      sheet.clip(rect(0, top, width, height), place(art, { x: 0, y: top }, scale)),
      inked(rect(0, band, width, -band), palette.light, { ...PEN, line: 3 }),
      filled(
        rect(width * 0.1, band * 0.72, width * 0.5, -band * 0.14) +
          rect(width * 0.1, band * 0.44, width * 0.34, -band * 0.14),
        palette.ink,
      ),
      filled(rect(width * 0.74, band * 0.72, width * 0.16, -band * 0.42), palette.accent),
      inked(rect(0, top, width, height), 'none', PEN),
      filled(rect(width * 0.035, top + 4, width * 0.02, height - 8), '#ffffff', 0.4),
    ].join(''),
    { x, y: foot },
  );
}
