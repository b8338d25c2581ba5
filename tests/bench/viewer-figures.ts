import type { Figure } from './figure';
import type { Decryption } from './measure-decryption';
import type { LongChapter } from './measure-long-chapter';
import type { Scripts } from './measure-scripts';
import type { Turning } from './measure-turning';
import { median } from './median';

const LIMITS = {
  shift: 0,
  blankFrames: 0,
  milliseconds: 50,
  heldPages: 12,
  heapGrowth: 1.1,
  taskMilliseconds: 50,
  decryptedMegabytes: 400,
  scriptKibibytes: 185,
};
const KIBIBYTE = 1_024;
/** With a higher load before, the clock says more of others than of the viewer, and judges no task. */
const QUIET_LOAD = 2.5;

export interface Measurements {
  bareTurn: number;
  turning: ({ pages: number } & Turning)[];
  shift: { vertical: number; horizontal: number };
  turned: LongChapter;
  scrolled: LongChapter;
  decryption: Decryption;
  scripts: Scripts;
}

/** A chapter in which no page ever held a picture was not looked at. */
const heldIn = (mostHeld: number) => mostHeld || NaN;

/** Of rounds: the median time, all frames, and the most pages that ever held a picture. A round without a frame has seen nothing, which is not to have seen none blank. */
export function together(rounds: readonly Turning[]): Turning {
  const sum = (of: (turning: Turning) => number) => rounds.reduce((all, each) => all + of(each), 0);
  return {
    milliseconds: median(rounds.map(({ milliseconds }) => milliseconds)),
    drawn: sum(({ drawn }) => drawn),
    blank: sum(({ blank, drawn }) => (drawn > 0 ? blank : NaN)),
    made: sum(({ made }) => made),
    empty: sum(({ empty, made }) => (made > 0 ? empty : NaN)),
    mostHeld: Math.max(...rounds.map(({ mostHeld }) => heldIn(mostHeld))),
  };
}

/** @param othersBefore how many processes wanted a processor in the minute before */
export function viewerFigures(
  { bareTurn, turning, shift, turned, scrolled, decryption, scripts }: Measurements,
  othersBefore: number,
): Figure[] {
  return [
    ...Object.entries(shift).map(([mode, value]): Figure => ({
      what: `layout shift, ${mode}`,
      value,
      unit: 'CLS',
      limit: { most: LIMITS.shift },
    })),
    ...turning.flatMap((each) => turningFigures(each, bareTurn)),
    ...longFigures('300 pages, turned', turned, othersBefore),
    ...longFigures('300 pages, scrolled', scrolled, othersBefore),
    {
      what: 'keys undone in a worker',
      value: decryption.decrypted,
      unit: 'MB a second',
      beside: `${(decryption.decrypted / decryption.copied).toFixed(2)} of copying`,
      limit: { least: LIMITS.decryptedMegabytes },
    },
    {
      what: 'scripts in the HTML',
      value: scripts.named / KIBIBYTE,
      unit: 'KiB',
      beside: `a page with almost nothing ${(scripts.everywhere / KIBIBYTE).toFixed(1)} KiB`,
      limit: { most: LIMITS.scriptKibibytes },
    },
    { what: 'scripts loaded later', value: scripts.later / KIBIBYTE, unit: 'KiB' },
  ];
}

function turningFigures(
  { pages, drawn, blank, made, empty, milliseconds, mostHeld }: Measurements['turning'][number],
  bareTurn: number,
): Figure[] {
  return [
    {
      what: `${pages} pages: blank frames`,
      value: blank,
      unit: `of ${drawn} drawn`,
      limit: { most: LIMITS.blankFrames },
    },
    {
      what: `${pages} pages: empty frames`,
      value: empty,
      unit: `of ${made} made`,
      limit: { most: LIMITS.blankFrames },
    },
    {
      what: `${pages} pages: a turn`,
      value: milliseconds,
      unit: 'ms',
      beside: `a box that changes its colour ${bareTurn.toFixed(1)} ms`,
      limit: { most: LIMITS.milliseconds },
    },
    { what: `${pages} pages: with a picture`, value: mostHeld, unit: 'pages', limit: { most: LIMITS.heldPages } },
  ];
}

function longFigures(
  of: string,
  { heapAt100, heapAt300, mostHeld, longestTask, longestByClock }: LongChapter,
  othersBefore: number,
): Figure[] {
  const byClock = othersBefore < QUIET_LOAD;
  const beside = `judged below a load of ${QUIET_LOAD}; it was ${othersBefore.toFixed(1)}`;
  return [
    { what: `${of}: heap`, value: heapAt300 / heapAt100, unit: 'of page 100', limit: { most: LIMITS.heapGrowth } },
    { what: `${of}: with a picture`, value: heldIn(mostHeld), unit: 'pages', limit: { most: LIMITS.heldPages } },
    {
      what: `${of}: longest task`,
      value: longestTask,
      unit: 'processor’s ms',
      limit: { most: LIMITS.taskMilliseconds },
    },
    // The browser tells of none below 50 ms.
    {
      what: `${of}: longest task by the clock`,
      value: longestByClock,
      unit: 'ms',
      beside,
      ...(byClock && { limit: { most: LIMITS.taskMilliseconds } }),
    },
  ];
}
