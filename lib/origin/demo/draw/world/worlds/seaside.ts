import { dayWorld } from '../make-world';

/** White paper, light dots in the sky, grey sea. */
export const SEASIDE = dayWorld({
  line: 6,
  settings: ['quay', 'beach', 'street', 'classroom', 'kitchen'],
});
