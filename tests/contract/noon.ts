/** A Saturday, noon UTC. */
export const NOON = Date.UTC(2026, 10, 21, 12) / 1000;
export const DAY = 86_400;
