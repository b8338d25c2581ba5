import { z } from 'zod';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';
import { OTHER_INFO_FILES } from '../comic-info/comic-info';
import { AGE_RATINGS } from '../schema/age-ratings';
import type { NotedFile } from './notes';

const count = z.int().min(0);
const picture = z.tuple([
  z.string(),
  z.enum(['jpeg', 'png', 'webp', 'avif', 'gif']),
  count.min(1),
  count.min(1),
  z.string().regex(/^[0-9a-f]{64}$/),
  z.boolean(),
  z.boolean(),
]);
const info = z.strictObject({
  language: z.enum(Object.keys(LANGUAGE_CODES) as LanguageCode[]).optional(),
  otherLanguage: z.string().optional(),
  series: z.string().optional(),
  number: z.number().optional(),
  title: z.string().optional(),
  summary: z.string().optional(),
  writers: z.array(z.string()).optional(),
  rating: z.enum(AGE_RATINGS).optional(),
  direction: z.enum(['rtl', 'ltr']).optional(),
  isDouble: z.array(z.tuple([count, z.boolean()])),
  from: z.enum(OTHER_INFO_FILES).optional(),
});

/** What was noted of a file, as JSON has it. */
const names = z.array(z.string()).optional();
const notedFileSchema = z.strictObject({
  pictures: z.array(picture),
  info: info.optional(),
  skipped: names,
  packedAs: z.enum(['zip', 'tar']).optional(),
  hidden: names,
});

export function packNotedFile({
  pictures,
  info: told,
  skipped,
  hidden,
  packedAs,
}: NotedFile): z.input<typeof notedFileSchema> {
  return {
    pictures: pictures.map(({ name, format, width, height, hash, hasAlpha, isAnimated }) => [
      name,
      format,
      width,
      height,
      hash,
      hasAlpha,
      isAnimated,
    ]),
    ...(told && { info: { ...told, writers: told.writers && [...told.writers], isDouble: [...told.isDouble] } }),
    ...(skipped?.length && { skipped: [...skipped] }),
    ...(hidden?.length && { hidden: [...hidden] }),
    packedAs,
  };
}

/** Undefined for what is no such note. */
export function unpackNotedFile(packed: unknown): NotedFile | undefined {
  const { data } = notedFileSchema.safeParse(packed);
  if (!data) return undefined;
  return {
    pictures: data.pictures.map(([name, format, width, height, hash, hasAlpha, isAnimated]) => ({
      name,
      format,
      width,
      height,
      hash,
      hasAlpha,
      isAnimated,
    })),
    ...(data.info && { info: { ...data.info, isDouble: new Map(data.info.isDouble) } }),
    skipped: data.skipped,
    hidden: data.hidden,
    packedAs: data.packedAs,
  };
}
