/** Of the pictures that are shown where a page is shared, px. */
export const CARD_SIZE = { width: 1_200, height: 630 };
