import { z } from 'zod';
import { slug } from './slug';

/** Banners, each of a series. */
export function bannersOf(description: string) {
  return z
    .array(
      z.strictObject({
        series: slug('Whose banner it is: the name of its folder.', 'ferry-at-six'),
        shape: z.enum(['wide', 'slim']).default('wide').meta({ description: 'Wide is 1200 × 480, slim 1200 × 300.' }),
        pr: z.boolean().default(false).meta({ description: 'Whether it is marked as an advertisement.' }),
      }),
    )
    .max(50)
    .default([])
    .meta({ description, examples: [[{ series: 'ferry-at-six' }]] });
}
