import type { StagedBeat } from '../../story/stage-scene';
import type { LetterPage } from '../letters/letter-page';
import type { Svg } from '../svg';
import type { PanelArt } from './panel-art';

/** The drawn part of a page, which waits for its letters in any language. */
export interface StagedPage {
  art: Svg;
  panels: readonly { art: PanelArt; staged: StagedBeat; headroom?: number }[];
  page: Omit<LetterPage, 'language'>;
  /** Seeds its letters: of a strip the sheet, not the slice, for what crosses an edge goes on beyond it. */
  name: string;
}
