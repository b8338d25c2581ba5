import type { Box, Point } from '../geometry';
import type { Svg } from '../svg';

/** A person as drawn, in head units (skull about 184 wide, origin at the nose bridge) unless said otherwise. */
export interface Drawn {
  svg: Svg;
  /** All that is drawn, hats, hair and hands included. */
  box: Box;
  /** Hair, hat and ears included: where no balloon's tail may reach. Absent from behind. */
  face?: Box;
  /** Eyes to chin: what no balloon may cover. Absent from behind. */
  core?: Box;
  mouth?: Point;
}
