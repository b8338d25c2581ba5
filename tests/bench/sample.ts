/** What a series of requests to one server came to; of several rounds, the medians. */
export interface Sample {
  /** Requests answered in a second. */
  perSecond: number;
  /** Processor time that the server spent on each, in microseconds. */
  microseconds: number;
  /** The part of the time in which the server's event loop was at work, from 0 to 1. */
  busy: number;
}

export const LIMITS = {
  /** Of the bare server's speed that a read must reach. */
  ratio: 0.4,
  /** Times as long as with the smallest catalogue that a call may take with the largest. */
  growth: 1.5,
  megabytes: 600,
} as const;

/**
 * How fast the origin is beside the bare server, 1 being equal. The lower of two ratios, that of requests a second and that of processor time,
 * for where the load's maker is the slower one, requests a second compare it with itself.
 */
export function speedRatio({ bare, origin }: { bare: Sample; origin: Sample }): number {
  return Math.min(origin.perSecond / bare.perSecond, bare.microseconds / origin.microseconds);
}

/** Processor time per call with the largest catalogue over that with the smallest; the samples are in order of size. */
export function growthOf(samples: readonly Sample[]): number {
  return (samples.at(-1)?.microseconds ?? NaN) / (samples[0]?.microseconds ?? NaN);
}
