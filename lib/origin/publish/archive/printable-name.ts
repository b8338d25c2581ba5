/** A text that others wrote, so that it can be printed in a line. */
export function printableName(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '�').slice(0, 200);
}
