/** What a reader does who would not wait: heard before anything else hears of it. */
export const IMPATIENT = JSON.stringify(['pointerdown', 'keydown', 'wheel', 'touchmove']);
