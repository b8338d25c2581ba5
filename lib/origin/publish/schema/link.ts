import { z } from 'zod';

/** An address elsewhere. */
export function link(description: string) {
  return z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .meta({
      description: `${description} \`{locale}\` in it stands for the reader’s two letters.`,
      examples: ['https://example.com/{locale}'],
    });
}
