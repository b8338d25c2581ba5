export interface Announcement {
  id: number;
  title: string;
  /** HTML of the origin: to be sanitised before it is shown. */
  body: string;
  /** Seconds. */
  date: number;
}
