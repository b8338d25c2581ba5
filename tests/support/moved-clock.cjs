/** Loaded before a program: each SIGUSR2 moves its clock 61 seconds on. Timers go on as they were. */
const STEP_MS = 61_000;
const now = Date.now;
const { timeOrigin } = performance;
let moved = 0;

Date.now = () => now() + moved;
Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin + moved });
process.on('SIGUSR2', () => {
  moved += STEP_MS;
});
