export interface UserTickets {
  current: number;
  /** Seconds; undefined when no further ticket is coming. */
  nextAt?: number;
}
