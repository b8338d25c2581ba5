import type { Clothes } from '../character';
import { blazer, coat, suit } from './formal';
import type { Garment } from './garment';
import { apron, hoodie, robe, spaceSuit } from './loose';
import { jersey, sailor, tee } from './school';

export const WARDROBE: Record<Clothes, Garment> = {
  coat,
  sailor,
  blazer,
  jersey,
  tee,
  robe,
  suit,
  hoodie,
  'space-suit': spaceSuit,
  apron,
};
