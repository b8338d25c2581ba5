import { TEXT_LANGUAGES, type TextLanguage } from '../../../texts/text-language';
import { aSecret } from './a-secret';
import { aSong } from './a-song';
import { afterRain } from './after-rain';
import { alwaysSeven } from './always-seven';
import { anExpert } from './an-expert';
import { anyMinute } from './any-minute';
import { asleep } from './asleep';
import { backwards } from './backwards';
import { behindUs } from './behind-us';
import { beingLate } from './being-late';
import { beware } from './beware';
import { birthday } from './birthday';
import { chase } from './chase';
import { checkmate } from './checkmate';
import { closedDoor } from './closed-door';
import { complaint } from './complaint';
import { countdown } from './countdown';
import { countingSheep } from './counting-sheep';
import { dishOfTheDay } from './dish-of-the-day';
import { earlyRiser } from './early-riser';
import { excuses } from './excuses';
import { fallingStar } from './falling-star';
import { fasterLine } from './faster-line';
import { fearless } from './fearless';
import { firstVisit } from './first-visit';
import { fiveMinutes } from './five-minutes';
import { fortune } from './fortune';
import { fourHours } from './four-hours';
import { fourth } from './fourth';
import { goodListener } from './good-listener';
import { grownTogether } from './grown-together';
import { guarded } from './guarded';
import { haggling } from './haggling';
import { handsUp } from './hands-up';
import { hiccups } from './hiccups';
import { houseplant } from './houseplant';
import { inBrief } from './in-brief';
import { invisible } from './invisible';
import { keepQuiet } from './keep-quiet';
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
import { midAir } from './mid-air';
import { missingPage } from './missing-page';
import { morningRun } from './morning-run';
import { myGlasses } from './my-glasses';
import { nameUnsaid } from './name-unsaid';
import { noGhosts } from './no-ghosts';
import { noRain } from './no-rain';
import { noSweets } from './no-sweets';
import { nobodyHome } from './nobody-home';
import { notForSale } from './not-for-sale';
import { notHot } from './not-hot';
import { nothingToHear } from './nothing-to-hear';
import { noticeAnything } from './notice-anything';
import { oldFriends } from './old-friends';
import { onThree } from './on-three';
import { oneCoin } from './one-coin';
import { oneKey } from './one-key';
import { oneStrike } from './one-strike';
import { ownComplaint } from './own-complaint';
import { password } from './password';
import { photo } from './photo';
import { price } from './price';
import { promise } from './promise';
import { replaced } from './replaced';
import { savings } from './savings';
import { seat } from './seat';
import { secretRecipe } from './secret-recipe';
import { shortcut } from './shortcut';
import { stoppedClock } from './stopped-clock';
import { thatNight } from './that-night';
import { theApology } from './the-apology';
import { theDark } from './the-dark';
import { theDoor } from './the-door';
import { theEcho } from './the-echo';
import { theMessenger } from './the-messenger';
import { thePresent } from './the-present';
import { theProphet } from './the-prophet';
import { thisWay } from './this-way';
import { threeQuestions } from './three-questions';
import { tillFriday } from './till-friday';
import { toDo } from './to-do';
import { toLose } from './to-lose';
import { twoCups } from './two-cups';
import { twoKeys } from './two-keys';
import { voice } from './voice';
import { wellRested } from './well-rested';
import { wrongExpert } from './wrong-expert';
import { wrongLetter } from './wrong-letter';

const SCENES = [
  aSecret,
  aSong,
  afterRain,
  alwaysSeven,
  anExpert,
  anyMinute,
  asleep,
  backwards,
  behindUs,
  beingLate,
  beware,
  birthday,
  chase,
  checkmate,
  closedDoor,
  complaint,
  countdown,
  countingSheep,
  dishOfTheDay,
  earlyRiser,
  excuses,
  fallingStar,
  fasterLine,
  fearless,
  firstVisit,
  fiveMinutes,
  fortune,
  fourHours,
  fourth,
  goodListener,
  grownTogether,
  guarded,
  haggling,
  handsUp,
  hiccups,
  houseplant,
  inBrief,
  invisible,
  keepQuiet,
  lastBoat,
  lastLight,
  lastPiece,
  lastSeat,
  lesson,
  letGo,
  letter,
  longWalk,
  lostThing,
  lyingMap,
  midAir,
  missingPage,
  morningRun,
  myGlasses,
  nameUnsaid,
  noGhosts,
  noRain,
  noSweets,
  nobodyHome,
  notForSale,
  notHot,
  nothingToHear,
  noticeAnything,
  oldFriends,
  onThree,
  oneCoin,
  oneKey,
  oneStrike,
  ownComplaint,
  password,
  photo,
  price,
  promise,
  replaced,
  savings,
  seat,
  secretRecipe,
  shortcut,
  stoppedClock,
  thatNight,
  theApology,
  theDark,
  theDoor,
  theEcho,
  theMessenger,
  thePresent,
  theProphet,
  thisWay,
  threeQuestions,
  tillFriday,
  toDo,
  toLose,
  twoCups,
  twoKeys,
  voice,
  wellRested,
  wrongExpert,
  wrongLetter,
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
