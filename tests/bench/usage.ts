/** What a process has used since its start. */
export interface Usage {
  /** Highest resident memory. */
  peakBytes: number;
  /** Processor time, user and system. */
  microseconds: number;
}

/** Of this process. */
export function readUsage(): Usage {
  const { user, system } = process.cpuUsage();
  return { peakBytes: process.resourceUsage().maxRSS * 1024, microseconds: user + system };
}
