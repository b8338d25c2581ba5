export const FIRST_LETTERS: string;
export function lettersOf(range: string): string;
