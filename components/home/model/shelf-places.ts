/** How many titles the shelf of what is being read shows. */
export const SHELF_PLACES = 6;
