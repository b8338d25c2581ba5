import type { Scene } from '../scene';
import { afterRain } from './after-rain';
import { chase } from './chase';
import { closedDoor } from './closed-door';
import { countdown } from './countdown';
import { fourHours } from './four-hours';
import { lastBoat } from './last-boat';
import { lesson } from './lesson';
import { letter } from './letter';
import { longWalk } from './long-walk';
import { oneKey } from './one-key';
import { photo } from './photo';
import { price } from './price';
import { promise } from './promise';
import { seat } from './seat';
import { stoppedClock } from './stopped-clock';
import { voice } from './voice';

/** Every scene a chapter may be built from. */
export const ALL_SCENES: readonly Scene[] = [
  afterRain, chase, closedDoor, countdown, fourHours, lastBoat, lesson, letter, longWalk, oneKey, photo, price, promise, seat,
  stoppedClock, voice,
];
