/** From what must be mended at once to what only helps to find out. */
export const LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type Level = (typeof LEVELS)[number];

/** One line of the log. Nothing in it is of a reader: no address, session, query, or words of his. */
export interface Entry {
  level: Level;
  /** In plain words, for whoever runs the service. */
  message?: string;
  /** The id of the request that it is of, where that is not the one that is being answered here. */
  request?: string;
  /** The call's name in the endpoint table, or what else was asked for; never an address. */
  call?: string;
  /** HTTP status. */
  status?: number;
  /** Why it was refused. */
  reason?: string;
  /** How long it took, in milliseconds. */
  ms?: number;
  /** How large the answer's body is. */
  bytes?: number;
  /** What was thrown; of it the log tells what `errorFields` leaves. */
  error?: unknown;
}

export type Log = (entry: Entry) => void;
