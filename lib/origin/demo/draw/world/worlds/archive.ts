import { dayWorld } from '../make-world';

/** Ledger paper: brown ink, ruled lines, the red of stamps. */
export const ARCHIVE = dayWorld({
  inks: { ink: '#1c1412', dark: '#66533f', mid: '#ab9472', light: '#e7d8b6', paper: '#fbf4e0' },
  line: 6,
  frame: { width: 5 },
  cuts: { slant: 0, gap: 0.6 },
  settings: ['office', 'roofs', 'street'],
});
