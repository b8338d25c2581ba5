import type { WorldName } from './world-name';

/** When things were made: today, in the days of candles and wax seals, or in those of paper and oil. */
export type Era = 'modern' | 'courtly' | 'folk';

const ERAS: Partial<Record<WorldName, Era>> = {
  palace: 'courtly',
  manor: 'courtly',
  'high-seas': 'courtly',
  'folk-tale': 'folk',
  'mountain-tale': 'folk',
  'brush-ink': 'folk',
};

export function eraOf(world: WorldName): Era {
  return ERAS[world] ?? 'modern';
}
