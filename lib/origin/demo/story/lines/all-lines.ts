import { TEXT_LANGUAGES, type TextLanguage } from '../../../texts/text-language';
import { afterRain } from './after-rain';
import { asleep } from './asleep';
import { backwards } from './backwards';
import { behindUs } from './behind-us';
import { chase } from './chase';
import { closedDoor } from './closed-door';
import { complaint } from './complaint';
import { countdown } from './countdown';
import { fortune } from './fortune';
import { fourHours } from './four-hours';
import { fourth } from './fourth';
import { grownTogether } from './grown-together';
import { guarded } from './guarded';
import { lastBoat } from './last-boat';
import { lastLight } from './last-light';
import { lastPiece } from './last-piece';
import { lastSeat } from './last-seat';
import { lesson } from './lesson';
import { letGo } from './let-go';
import { letter } from './letter';
import { longWalk } from './long-walk';
import { lostThing } from './lost-thing';
import { lyingMap } from './lying-map';
import { missingPage } from './missing-page';
import { nameUnsaid } from './name-unsaid';
import { notForSale } from './not-for-sale';
import { nothingToHear } from './nothing-to-hear';
import { oldFriends } from './old-friends';
import { oneCoin } from './one-coin';
import { oneKey } from './one-key';
import { oneStrike } from './one-strike';
import { photo } from './photo';
import { price } from './price';
import { promise } from './promise';
import { replaced } from './replaced';
import { seat } from './seat';
import { stoppedClock } from './stopped-clock';
import { thatNight } from './that-night';
import { threeQuestions } from './three-questions';
import { tillFriday } from './till-friday';
import { toLose } from './to-lose';
import { twoCups } from './two-cups';
import { voice } from './voice';
import { wrongExpert } from './wrong-expert';
import { wrongLetter } from './wrong-letter';

const SCENES = [
  afterRain, asleep, backwards, behindUs, chase, closedDoor, complaint, countdown, fortune, fourHours, fourth, grownTogether, guarded,
  lastBoat, lastLight, lastPiece, lastSeat, lesson, letGo, letter, longWalk, lostThing, lyingMap, missingPage, nameUnsaid, notForSale,
  nothingToHear, oldFriends, oneCoin, oneKey, oneStrike, photo, price, promise, replaced, seat, stoppedClock, thatNight, threeQuestions,
  tillFriday, toLose, twoCups, voice, wrongExpert, wrongLetter,
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
