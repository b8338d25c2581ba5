/** What a part of the bench is run with. */
export interface BenchOptions {
  /** Numbers of series or pages to measure at, ascending. */
  sizes: readonly number[];
  /** Duration of one measurement. */
  seconds: number;
  rounds: number;
  /** Duration of the endurance part. */
  minutes: number;
  /** Restricts the browser part to screens and pages whose name or path contains one of these. */
  screens?: readonly string[];
  /** An empty folder, removed afterwards. */
  scratch: string;
  /** The repository. */
  root: string;
  /** The folder of the compiled scripts. */
  build: string;
}

export interface ServedSite {
  /** Origin of its URLs, without a trailing slash. */
  address: string;
  close(): Promise<void>;
}

/** For a part that needs the production build. */
export interface SiteBenchOptions extends BenchOptions {
  /** Serves the build over a data folder; without the demo unless `env` sets its seed. */
  serve: (dataDir: string, env?: Record<string, string>) => Promise<ServedSite>;
}

/** For a part that needs Chromium as well. */
export interface BrowserBenchOptions extends SiteBenchOptions {
  executablePath: string;
}
