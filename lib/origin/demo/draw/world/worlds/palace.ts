import { dayWorld } from '../make-world';

/** Rose ink, hairlines, roses, frames like picture frames. */
export const PALACE = dayWorld({
  inks: { ink: '#4a0f36', dark: '#964b76', mid: '#d291b3', light: '#f9dde8', paper: '#fffbfc' },
  line: 4.4,
  frame: { kind: 'double', width: 8 },
  cuts: { slant: 0.6, gap: 1.2 },
  settings: ['hall', 'woods', 'peaks'],
});
