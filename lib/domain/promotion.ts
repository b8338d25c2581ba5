/** What the operator promotes in some countries for some time. */
export interface Promotion {
  /** Where it leads, to the list of series unless said; and its picture. */
  url?: string;
  pictureUrl?: string;
}
