import path from 'node:path';

import { z } from 'zod';

import { siteLinkSettings } from './site-links';

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const count = z.coerce.number().int().min(0);

const schema = z.object({
  /** Where the drawn pictures live, and the database where no other is named. */
  DATA_DIR: z.string().min(1).default('data').transform((value) => path.resolve(value)),
  /** A PostgreSQL database; unset, one lies in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Base of a remote origin's API; unset, the embedded origin answers. */
  API_ORIGIN: url.optional(),
  /** The address readers use; unset, absolute URLs are made from each request. */
  PUBLIC_URL: url.optional(),
  /** Where the site's pages are, for an origin that is not served with them; unset, paths alone are told. */
  SITE_URL: url.optional(),
  /** The number that the demo catalogue grows from; `off` for none. */
  DEMO_SEED: z.union([z.literal('off'), count]).default(1),
  /** How many proxies stand in front, each adding to X-Forwarded-For who called it. */
  TRUSTED_PROXIES: count.optional(),
  /** Writes that one session, and one address, may make in a minute; 0 for any number. */
  SESSION_WRITES_PER_MINUTE: count.default(120),
  ADDRESS_WRITES_PER_MINUTE: count.default(1200),
  /** The header in which a proxy or CDN says the reader's country, as two letters. */
  COUNTRY_HEADER: z.string().regex(/^[\w-]+$/).toLowerCase().optional(),
  ...siteLinkSettings,
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
    databaseUrl: env.DATABASE_URL,
    apiOrigin: env.API_ORIGIN,
    /** By the names of their settings: lib/site-links.ts knows what each is for. */
    siteLinks: z.object(siteLinkSettings).parse(env),
    publicUrl: env.PUBLIC_URL,
    siteUrl: env.SITE_URL,
    demoSeed: env.DEMO_SEED === 'off' ? undefined : env.DEMO_SEED,
    trustedProxies: env.TRUSTED_PROXIES,
    writesPerMinute: { session: env.SESSION_WRITES_PER_MINUTE, address: env.ADDRESS_WRITES_PER_MINUTE },
    countryHeader: env.COUNTRY_HEADER,
  };
}

export type Env = ReturnType<typeof readEnv>;
