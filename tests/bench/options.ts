/** How a bench is asked for. */
export interface BenchOptions {
  /** What it is measured at, in ascending order: numbers of series, titles or pages, as the bench has it. */
  sizes: readonly number[];
  /** How long one thing is measured in each round. */
  seconds: number;
  rounds: number;
  /** How long readers are kept coming. */
  minutes: number;
  /** How names begin of screens whose controls alone are measured, and paths of pages that may shift, without anything else of the bench; absent, all is. */
  screens?: readonly string[];
  /** An empty folder for it alone, which is removed afterwards. */
  scratch: string;
  /** Where its details go as JSON. */
  json: string;
  /** Where the compiled scripts are. */
  build: string;
}

/** The built site at work. */
export interface ServedSite {
  /** Without a slash at its end. */
  address: string;
  close(): Promise<void>;
}

/** Of a bench of the built site. */
export interface SiteBenchOptions extends BenchOptions {
  /** Serves the built site over a data folder, with `env` besides; without a demo unless that says so. */
  serve: (dataDir: string, env?: Record<string, string>) => Promise<ServedSite>;
}

/** Of a bench that is measured in Chromium. */
export interface BrowserBenchOptions extends SiteBenchOptions {
  executablePath: string;
}
