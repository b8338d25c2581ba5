import type { Answered } from './ask-crowd';
import type { Figure } from './figure';
import { formatWhole } from './format-whole';

/** Requests that reach the site, and those that are not answered with the page. */
const LIMITS = { reaching: 5, failing: 0 } as const;

/** Readers who ask for one page at once. */
export interface Crowd {
  answers: Answered[];
  /** Requests for pages that the site has had meanwhile. */
  reached: number;
  seconds: number;
}

/** One request at the least reaches the site, for nobody has asked for the page before: with none it was another page, or is not counted, and there is no figure. */
export function crowdFigures({ answers, reached, seconds }: Crowd): Figure[] {
  const failed = answers.filter((answer) => 'error' in answer || answer.status !== 200 || answer.bytes === 0);
  const reasons = [...new Set(failed.map((answer) => ('error' in answer ? answer.error : String(answer.status))))].join(
    ', ',
  );
  const crowd = `${formatWhole(answers.length)} connections on a new chapter`;
  return [
    {
      what: `${crowd}: reach the site`,
      value: reached || NaN,
      unit: 'requests',
      beside: `all answered after ${seconds.toFixed(1)} s`,
      limit: { most: LIMITS.reaching },
    },
    {
      what: `${crowd}: fail`,
      value: failed.length,
      unit: 'requests',
      ...(reasons && { beside: reasons }),
      limit: { most: LIMITS.failing },
    },
  ];
}
