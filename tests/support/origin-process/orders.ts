/** A call of the API as a session makes it. */
export interface ProcessCall {
  /** Below `/api/`. */
  path: string;
  method?: string;
  session?: string;
  body?: string;
}

export interface OpenOptions {
  dataDir: string;
  databaseUrl?: string;
  /** Seconds: its clock until it is set. */
  now: number;
  push?: { toLoopback: boolean };
  /** It ends itself, by SIGKILL, before that statement. */
  killAtStatement?: number;
}

/** What a parent asks of an origin's process. */
export type Wish = { open: OpenOptions } | { now: number } | { call: ProcessCall } | { notices: true };

/** Each is answered by one report under the same id. */
export type Order = Wish & { id: number };

export interface Report {
  id: number;
  status?: number;
  /** The answer's body in base64. */
  bytes?: string;
  /** What was thrown. */
  failure?: string;
}
