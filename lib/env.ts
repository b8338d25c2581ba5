import path from 'node:path';

import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const schema = z.object({
  /** Where the database, the drawn pictures and the signing secret live. */
  DATA_DIR: z.string().min(1).default('data').transform((value) => path.resolve(value)),
  /** Base of a remote origin's API; unset, the embedded origin answers. */
  API_ORIGIN: url.optional(),
  /** The address readers use; unset, absolute URLs are made from each request. */
  PUBLIC_URL: url.optional(),
  /** The number that the demo catalogue grows from. */
  DEMO_SEED: z.coerce.number().int().min(0).default(1),
});

/** Every setting of the environment, checked once. @throws Error naming each setting that is wrong */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not usable. ${faults.join('; ')}`);
  }
  const env = result.data;
  return {
    dataDir: env.DATA_DIR,
    apiOrigin: env.API_ORIGIN,
    publicUrl: env.PUBLIC_URL,
    demoSeed: env.DEMO_SEED,
  };
}

export type Env = ReturnType<typeof readEnv>;
