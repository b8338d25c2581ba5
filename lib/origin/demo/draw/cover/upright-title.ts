import type { Box } from '../geometry';
import { letterTitle, type LetteredTitle } from '../lettering/title';
import type { TitleStyle } from '../lettering/title-style';
import { el, n } from '../svg';

/** Letters a name along a tall column, reading upwards. */
export function letterUpright(name: string, style: TitleStyle, column: Box, scale: number): LetteredTitle {
  const lying = { x: 0, y: 0, width: column.height, height: column.width };
  const title = letterTitle(name, { ...style, align: 'centre', turn: 0 }, lying, 'middle', scale);
  return {
    svg: el('g', { transform: `translate(${n(column.x)} ${n(column.y + column.height)}) rotate(-90)` }, title.svg),
    box: column,
  };
}
