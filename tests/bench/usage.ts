import { performance, type EventLoopUtilization } from 'node:perf_hooks';

/** What a server process has used since it began. */
export interface Usage {
  /** The most memory it ever held, in bytes. */
  peakBytes: number;
  /** Microseconds of processor time, its own and the system's for it. */
  microseconds: number;
  loop: EventLoopUtilization;
}

/** The usage of this very process. */
export function readUsage(): Usage {
  const { user, system } = process.cpuUsage();
  return {
    peakBytes: process.resourceUsage().maxRSS * 1024,
    microseconds: user + system,
    loop: performance.eventLoopUtilization(),
  };
}

/** The part of the time between two moments in which the event loop was at work, from 0 to 1. */
export function busyBetween({ loop: before }: Usage, { loop: after }: Usage): number {
  return performance.eventLoopUtilization(after, before).utilization;
}
