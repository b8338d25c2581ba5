import { TEXT_LANGUAGES, type TextLanguage } from '../../../texts/text-language';
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

const SCENES = [
  afterRain, chase, closedDoor, countdown, fourHours, lastBoat, lesson, letter, longWalk, oneKey, photo, price, promise, seat,
  stoppedClock, voice,
];

type KeysOf<Lines> = Lines extends Record<TextLanguage, infer Said> ? keyof Said & string : never;

/** `scene.line`: whatever some scene says. */
export type LineKey = KeysOf<(typeof SCENES)[number]>;

/**
 * What is said, by language and line. Each line is a whole sentence that fits any cast: no names, and in every language no word that
 * tells the sex of who speaks or listens.
 */
export const ALL_LINES = Object.fromEntries(
  TEXT_LANGUAGES.map((language) => [language, Object.assign({}, ...SCENES.map((scene) => scene[language]))]),
) as Record<TextLanguage, Record<LineKey, string>>;
