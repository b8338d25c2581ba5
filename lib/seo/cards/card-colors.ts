/** The inks of the cards: those of the dark and the light page (app/globals.css), which drawings cannot read. */
export const CARD_COLORS = { ink: '#131316', paper: '#F4F2EE', white: '#FFFFFF', mute: '#A6A29A' };
