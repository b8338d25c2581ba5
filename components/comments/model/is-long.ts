const LETTERS = 320;
const LINES = 5;

/** Whether a comment is folded at first: it would fill more than about five lines of a phone. */
export function isLong(body: string): boolean {
  return body.length > LETTERS || body.split('\n').length > LINES;
}
