import type { CoverIdea } from '../draw/cover/cover-idea';
import type { TitleStyle } from '../draw/lettering/title-style';
import type { Character } from '../draw/people/character';
import type { WorldName } from '../draw/world/world-name';

/** The hues of one series, the same on all its covers and banners. */
export interface Palette {
  /** Outlines and the darkest shape. */
  ink: string;
  /** The largest area. */
  ground: string;
  /** The second area: sky against land, wall against floor. */
  second: string;
  /** The one loud hue. */
  accent: string;
  /** Highlights, moons, paper. */
  light: string;
}

/** How a series looks everywhere: who is in it, in which colours, under which letters, behind which cover. */
export interface SeriesLook {
  slug: string;
  /** The places and papers of its inside pages. */
  world: WorldName;
  /** Leads first; two or three. */
  cast: readonly [Character, Character, ...Character[]];
  palette: Palette;
  title: TitleStyle;
  cover: CoverIdea;
}
