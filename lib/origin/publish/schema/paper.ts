import { z } from 'zod';

const WHITE = '#ffffff';

/** A colour as CSS writes it in hexadecimal, of three digits or six. */
export const paper = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/)
  .meta({
    description: 'The colour behind transparent pages and covers, in quotation marks; else white.',
    examples: ['#fff8e7'],
  });

/** The colour behind a series' transparent pictures: six digits in lower case, so that the same colour is always the same text. */
export function paperOf({ paper: written = WHITE }: { paper?: string | undefined }): string {
  const digits = written.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
