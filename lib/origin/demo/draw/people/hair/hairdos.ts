import type { HairStyle } from '../character';
import { bob } from './bob';
import type { Hairdo } from './hairdo';
import { long } from './long';
import { bald, messy, short } from './short';
import { spiky } from './spiky';
import { bun, pony, twinTails } from './tied';

export const HAIRDOS: Record<HairStyle, Hairdo> = {
  spiky,
  bob,
  long,
  pony,
  'twin-tails': twinTails,
  bun,
  short,
  messy,
  bald,
};
