import path from 'node:path';

import { z } from 'zod';

import { bucketFaults, bucketOf, bucketSettings } from './bucket';
import { limits } from './limits';
import { logOf, logSettings } from './log/settings';
import { promotionSettings } from './promotion';
import { pushFaults, pushSettings } from './push-settings';
import { siteIdentitySettings } from './site-identity/settings';
import { siteLinkSettings } from './site-links';
import { thirdPartySettings } from './third-parties';

const MIB = 1024 * 1024;
/** What cannot be guessed. */
const MIN_TOKEN = 16;

/** As it can be sent in a header. */
const token = z
  .string()
  .min(MIN_TOKEN, `needs ${MIN_TOKEN} characters`)
  .regex(/^[\x21-\x7e]+$/, 'has a character that is none of ASCII, or a space');
/** What paths are written behind. Nobody asks at an address with a name and a password in it. */
const url = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((address) => !/[?#]/.test(address), 'has a query or a hash, behind which no path can stand')
  .refine((address) => new URL(address).username + new URL(address).password === '', 'has a name or a password')
  .transform((address) => address.replace(/\/+$/, ''));
const count = (least = 0, most = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'is no whole number')
    .transform(Number)
    .pipe(z.number().min(least, `is less than ${least}`).max(most, `is more than ${most}`));

/** The server of PostgreSQL that is meant, or its database: one of the two at least. */
function isDatabase(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  return /^postgres(?:ql)?:$/.test(protocol) && (hostname !== '' || pathname.length > 1);
}

/** Whether the escapes of an address mean something: what takes it apart would fail at any other. */
function isEscaped(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** Whether an address is that of a host, as the site's is: all of its links begin at the root. */
export const isRoot = (address: string) => /^\/*$/.test(new URL(address).pathname);
export const BELOW_ROOT = 'has a path, and the site is served at the root of its host';

/** Headers that say something else: they would hide from the operator that no reader has a country. */
const NO_COUNTRY =
  /^(?:x-forwarded-(?:for|host|proto|port|server)|forwarded|x-real-ip|cf-connecting-ip|true-client-ip|via|host|cookie|authorization|user-agent|referer|origin|accept(?:-.+)?|content-.+|sec-.+|session-token|x-request-id|x-client-ip)$/;

/** What is told of settings whose row has no words of its own: what to write. */
function wordsOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_value') return `is none of ${issue.values.map(String).join(', ')}`;
  if (issue.code !== 'invalid_format') return undefined;
  return { url: 'is no address such as https://comics.example', date: 'is no day such as 2027-03-01' }[
    issue.format as string
  ];
}

const PORT_MAX = 65_535;

/**
 * How many proxies the site believes where nobody says. Next stands in front and tells who called, for requests have no socket behind it: it keeps the
 * X-Forwarded headers that it is given and fills in those that are missing. So the last entry is a proxy's word where there is one; a reader who reaches
 * Next itself may name any address he likes.
 */
export const NEXT_IN_FRONT = 1;

const schema = z
  .object({
    /** The port. `npm run origin` listens on 4000 when PORT is unset. */
    PORT: count(1, PORT_MAX).default(3000),
    /** Where the drawn pictures live, and the database where no other is named. */
    DATA_DIR: z
      .string()
      .min(1)
      .default('data')
      .transform((value) => path.resolve(value)),
    /** A PostgreSQL database; unset, one lies in DATA_DIR. */
    DATABASE_URL: z
      .string()
      .refine(isDatabase, 'is no address such as postgres://user:password@host/name')
      .refine(isEscaped, 'has a % with which no escape begins: write %25')
      .optional(),
    /** Base of a remote origin's API; unset, the embedded origin answers. */
    API_ORIGIN: url.optional(),
    /** Base of another origin that has the surveys; unset, they are where the rest is. */
    SURVEY_ORIGIN: url.optional(),
    /** The address readers use; unset, absolute URLs are made from each request. */
    PUBLIC_URL: url.optional(),
    /** Base URL of the site's pages, for an origin that runs apart from the site. Unset, responses contain paths only. */
    SITE_URL: url.refine(isRoot, BELOW_ROOT).optional(),
    /** The number that the demo catalogue grows from; `off` for none. */
    DEMO_SEED: z.union([z.literal('off'), count()], 'is no whole number, and not off').default(1),
    /** Bearer token for /metrics. Unset, /metrics answers 404. */
    METRICS_TOKEN: token.optional(),
    /** The operator's token at /admin; the site also authenticates to a remote origin with it. Unset, /admin answers 404. */
    ADMIN_TOKEN: token.optional(),
    /** Bearer token for POST /revalidate. Unset, the route answers 404. The publish command sends it to each REVALIDATE_URL. */
    REVALIDATE_TOKEN: token.optional(),
    REVALIDATE_URL: z
      .string()
      .transform((list) =>
        list
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.url({ protocol: /^https?$/ })))
      .default([]),
    /** What Next says of itself. */
    NEXT_PHASE: z.string().optional(),
    /** What the commands of a standalone folder say of it: where it lies. */
    STANDALONE_FOLDER: z.string().optional(),
    /** Seconds for which the server still accepts connections after SIGTERM. */
    DRAIN_SECONDS: count(0, 300).default(5),
    /** Where to listen; unset, at every address of the machine. */
    LISTEN_ADDRESS: z
      .string()
      .regex(/^[\w.:-]+$/, 'is no address of a machine, such as 127.0.0.1')
      .optional(),
    /** How many proxies stand in front, each adding to X-Forwarded-For who called it; unset, NEXT_IN_FRONT in the site, and none where an origin is alone. */
    TRUSTED_PROXIES: count().optional(),
    /** Writes that one session, and one address, may make in a minute; 0 for any number. */
    SESSION_WRITES_PER_MINUTE: count().default(120),
    ADDRESS_WRITES_PER_MINUTE: count().default(1200),
    /** Pages for a keyword that the site renders for one address in a minute; 0 for any number. */
    ADDRESS_SEARCHES_PER_MINUTE: count().default(120),
    /** How much drawn pictures may fill on disk, in MiB. */
    PICTURES_MAX_MB: count(1).default(limits.drawCacheMaxBytes / MIB),
    /** How many characters the form for messages to the service has room for. */
    FEEDBACK_MAX_LENGTH: count(limits.feedbackFieldMaxLength, limits.feedbackMaxLength).default(
      limits.feedbackFieldMaxLength,
    ),
    /** The header in which a proxy or CDN says the reader's country, as two letters. */
    COUNTRY_HEADER: z
      .string()
      .regex(/^[\w-]+$/, 'is no name of a header, such as CF-IPCountry')
      .toLowerCase()
      .refine((name) => !NO_COUNTRY.test(name), 'is a header that never holds a country, such as CF-IPCountry does')
      .optional(),
    ...logSettings,
    ...pushSettings,
    ...bucketSettings,
    ...siteIdentitySettings,
    ...siteLinkSettings,
    ...thirdPartySettings,
    ...promotionSettings,
  })
  .superRefine((settings, { addIssue }) => {
    const { STANDALONE_FOLDER: program } = settings;
    if (program && isWithin(program, settings.DATA_DIR))
      addIssue({
        code: 'custom',
        path: ['DATA_DIR'],
        message: `has to be set to a folder outside ${program}, which the next release replaces`,
      });
    // None of these is loaded before its reader has been asked.
    for (const name of ['ADS_SCRIPT_URL', 'TAG_MANAGER_URL'] as const) {
      for (const needed of ['CONSENT_SCRIPT_URL', CONSENT_GROUPS[name]] as const) {
        if (settings[name] && !settings[needed]) addIssue({ code: 'custom', path: [name], message: `needs ${needed}` });
      }
    }
    if (settings.PROMOTION_UNTIL < settings.PROMOTION_FROM)
      addIssue({ code: 'custom', path: ['PROMOTION_UNTIL'], message: 'is before PROMOTION_FROM' });
    if (settings.REVALIDATE_URL.length > 0 && !settings.REVALIDATE_TOKEN)
      addIssue({ code: 'custom', path: ['REVALIDATE_URL'], message: 'needs REVALIDATE_TOKEN' });
    for (const [name, message] of [...pushFaults(settings), ...bucketFaults(settings)])
      addIssue({ code: 'custom', path: [name], message });
  });

const isWithin = (folder: string, place: string) =>
  !/^\.\.(?:[\\/]|$)/.test(path.relative(folder, place)) && !path.isAbsolute(path.relative(folder, place));

/** All settings by their names, each with what it may be. */
export const SETTINGS: Readonly<Record<string, z.ZodType>> = schema.shape;

/** The group of consent that a service needs. */
const CONSENT_GROUPS = { ADS_SCRIPT_URL: 'CONSENT_ADS_GROUP', TAG_MANAGER_URL: 'CONSENT_TAGS_GROUP' } as const;

/** The environment of a program that is started, with more. */
export function environmentWith(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...more };
}

interface SettingFault {
  path: readonly PropertyKey[];
  message: string;
}

/** Of settings that are wrong one by one, what is wrong between the others too: zod looks at that only where each is well. */
function allFaults(given: Record<string, string | undefined>, found: readonly SettingFault[]): readonly SettingFault[] {
  const wrong = new Set(found.map(({ path: [name] }) => String(name)));
  const others = schema.safeParse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))), {
    error: wordsOf,
  });
  const speaksOfWrong = ({ path: [name], message }: SettingFault) =>
    wrong.has(String(name)) || [...wrong].some((each) => message.includes(each));
  return [...found, ...(others.error?.issues ?? []).filter((fault) => !speaksOfWrong(fault))];
}

const NAMES = Object.keys(schema.shape);

interface Read {
  given: readonly (string | undefined)[];
  env: Env;
}

let last: Read | undefined;

/** Every setting of the environment, checked anew only where one of them has changed: requests ask for it. @throws Error naming each setting that is wrong */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = NAMES.map((name) => source[name] || undefined);
  if (!last?.given.every((value, index) => value === given[index])) last = { given, env: checked(given) };
  return last.env;
}

function checked(values: Read['given']) {
  const given = Object.fromEntries(NAMES.map((name, index) => [name, values[index]]));
  const result = schema.safeParse(given, { error: wordsOf });
  if (!result.success) {
    const faults = allFaults(given, result.error.issues).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not usable. ${faults.join('; ')}`);
  }
  const env = result.data;
  return {
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    bucket: bucketOf(env),
    apiOrigin: env.API_ORIGIN,
    surveyOrigin: env.SURVEY_ORIGIN,
    /** What the site is called, its colour as #rrggbb, and the file of its logo; undefined where they are ours. */
    identity: {
      name: env.SITE_NAME,
      color: env.SITE_COLOR,
      logo: env.SITE_LOGO && path.resolve(env.DATA_DIR, env.SITE_LOGO),
    },
    /** By the names of their settings: lib/site-links.ts knows what each is for. */
    siteLinks: z.object(siteLinkSettings).parse(env),
    /** So too: lib/third-parties.ts. */
    thirdParties: z.object(thirdPartySettings).parse(env),
    /** And lib/promotion.ts. */
    promotion: z.object(promotionSettings).parse(env),
    publicUrl: env.PUBLIC_URL,
    siteUrl: env.SITE_URL,
    /** Pages are made in advance, and nobody is there yet. */
    isBuilding: env.NEXT_PHASE === 'phase-production-build',
    push: {
      keys:
        env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
          ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
          : undefined,
      subject: env.VAPID_SUBJECT,
      toLoopback: env.PUSH_TO_LOOPBACK,
    },
    demoSeed: env.DEMO_SEED === 'off' ? undefined : env.DEMO_SEED,
    drainMs: env.DRAIN_SECONDS * 1000,
    listenAddress: env.LISTEN_ADDRESS,
    trustedProxies: env.TRUSTED_PROXIES,
    writesPerMinute: { session: env.SESSION_WRITES_PER_MINUTE, address: env.ADDRESS_WRITES_PER_MINUTE },
    searchesPerMinute: env.ADDRESS_SEARCHES_PER_MINUTE,
    picturesMaxBytes: env.PICTURES_MAX_MB * MIB,
    feedbackMaxLength: env.FEEDBACK_MAX_LENGTH,
    countryHeader: env.COUNTRY_HEADER,
    metricsToken: env.METRICS_TOKEN,
    logging: logOf(env),
    revalidate: { token: env.REVALIDATE_TOKEN, urls: env.REVALIDATE_URL },
    adminToken: env.ADMIN_TOKEN,
  };
}

export type Env = Readonly<ReturnType<typeof checked>>;

/** Sets what a library reads of the environment, unless the operator has set it. */
export function setDefault(name: string, value: string): void {
  process.env[name] ??= value;
}
