/** Something that is taken as it is, and that a publisher may want to know. */
export interface Notice {
  file: string;
  message: string;
}
