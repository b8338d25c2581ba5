import { z } from 'zod';

import { limits } from '@/lib/limits';

const count = z.number().int().min(0);
const id = z.number().int().min(1).max(2_147_483_647);
/** Seconds since 1970; 0 for never. */
const time = count;
/** UTC days since 1970. */
const day = count;
const language = z.string().regex(/^[a-z]{3}$/);
/** Of a text that may stand in for the language asked for; undefined where an older origin does not say. */
const spoken = language.optional();
/** As a query has it. */
const number = (schema: z.ZodNumber) => z.coerce.number().pipe(schema);
const page = number(z.number().int().min(1).max(1_000_000)).default(1);

export const SERIES_STATES = ['ongoing', 'hiatus', 'completed', 'one-shot'] as const;
export const COUNTRIES_MAX = 250;

const countries = z.array(z.string().regex(/^[A-Z]{2}$/)).max(COUNTRIES_MAX);

/** What closes the service. `allowedCountries` is null where no list is kept. */
export const switchesSchema = z.strictObject({
  maintenance: z.boolean(),
  /** Seconds. */
  retryAfter: z.number().int().min(1).max(limits.retryAfterMaxSeconds),
  blockedCountries: countries,
  allowedCountries: countries.nullable(),
});
export type Switches = z.output<typeof switchesSchema>;

export const OPEN: Switches = { maintenance: false, retryAfter: 300, blockedCountries: [], allowedCountries: null };

/** The switches with the number of times that they were set, by which operators notice each other. */
const kept = z.object({ switches: switchesSchema, revision: count, changedAt: time });

const chapter = z.object({ id, name: z.string(), subTitle: z.string(), startAt: time });
const title = z.object({
  id,
  language,
  name: z.string(),
  out: count,
  ended: count,
  scheduled: count,
  favorites: count,
  views: count,
  newest: chapter.nullable(),
  next: z.array(chapter),
});
const seriesFacts = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  nameLanguage: spoken,
  author: z.string(),
  status: z.enum(SERIES_STATES),
  newestStartAt: time,
  nextStartAt: time,
});

const feedback = z.object({ id: z.string(), type: z.string(), body: z.string(), createdAt: time });
const total = count;
/** Of a survey; false where an older origin does not say. */
const isClosed = z.boolean().default(false);

/**
 * What the operator's page asks the origin: below `/api/admin/`, in JSON, with the token that both have. GET asks by its query, PUT by its body;
 * both sides check what they are sent by this table.
 */
export const adminCalls = {
  catalogue: {
    method: 'GET',
    path: 'catalogue',
    input: z.object({
      lang: language,
      page,
      search: z.string().max(200).default(''),
      status: z.enum(SERIES_STATES).optional(),
    }),
    answer: z.object({
      total,
      series: z.array(seriesFacts.extend({ languages: z.array(language), out: count, ended: count, scheduled: count })),
    }),
  },
  series: {
    method: 'GET',
    path: 'series',
    input: z.object({ lang: language, id: number(id) }),
    answer: z.object({ series: seriesFacts.nullable(), titles: z.array(title) }),
  },
  /** By UTC day, the last being today. `countedSince`: when favourites began to be counted by day. */
  figures: {
    method: 'GET',
    path: 'figures',
    input: z.object({
      lang: language,
      days: number(z.number().int().min(1).max(366)).default(30),
      series: number(id).optional(),
    }),
    answer: z.object({
      days: z.array(z.object({ day, views: count, favorited: count, unfavorited: count })),
      favorites: count,
      countedSince: time,
      mostRead: z.array(z.object({ id, name: z.string(), nameLanguage: spoken, views: count })),
    }),
  },
  surveys: {
    method: 'GET',
    path: 'surveys',
    input: z.object({ lang: language }),
    answer: z.object({
      surveys: z.array(
        z.object({ key: z.string(), subject: z.string(), language: spoken, isClosed, answers: count, lastAt: time }),
      ),
    }),
  },
  survey: {
    method: 'GET',
    path: 'survey',
    input: z.object({ lang: language, key: z.string().min(1).max(200) }),
    answer: z.object({
      survey: z
        .object({
          key: z.string(),
          subject: z.string(),
          language: spoken,
          isClosed,
          answers: count,
          questions: z.array(
            z.object({
              description: z.string(),
              language: spoken,
              several: z.boolean(),
              options: z.array(z.object({ text: z.string(), language: spoken, count })),
              own: count,
              none: count,
            }),
          ),
        })
        .nullable(),
    }),
  },
  /** In the order in which they came; nothing says whose they are. Offered answers are told in the language asked for, whatever they were given in. */
  answers: {
    method: 'GET',
    path: 'answers',
    input: z.object({ lang: language, key: z.string().min(1).max(200), from: number(count).default(0) }),
    answer: z.object({
      questions: z.array(z.string()),
      answers: z.array(z.object({ answeredAt: time, given: z.array(z.array(z.string())) })),
      isLast: z.boolean(),
    }),
  },
  /** The newest first. */
  feedback: {
    method: 'GET',
    path: 'feedback',
    input: z.object({ page }),
    answer: z.object({ total, feedback: z.array(feedback) }),
  },
  /** The oldest first. */
  allFeedback: {
    method: 'GET',
    path: 'feedback/all',
    input: z.object({ from: number(count).default(0) }),
    answer: z.object({ feedback: z.array(feedback), isLast: z.boolean() }),
  },
  announcements: {
    method: 'GET',
    path: 'announcements',
    input: z.object({ lang: language }),
    answer: z.object({
      announcements: z.array(
        z.object({ id, key: z.string(), title: z.string(), language: spoken, date: time, isHidden: z.boolean() }),
      ),
    }),
  },
  showAnnouncement: {
    method: 'PUT',
    path: 'announcements/shown',
    input: z.strictObject({ id, isHidden: z.boolean() }),
    /** False where there is no such announcement. */
    answer: z.object({ isKnown: z.boolean() }),
  },
  /** `endedSessions`: ids of those that could still come back and open to nobody. */
  switches: {
    method: 'GET',
    path: 'switches',
    input: z.object({}),
    answer: kept.extend({ endedSessions: z.array(z.string()).default([]) }),
  },
  /** The last word holds. `others`: what was set since the given revision, and holds no longer; null where nothing was. */
  setSwitches: {
    method: 'PUT',
    path: 'switches',
    input: z.strictObject({ switches: switchesSchema, revision: count }),
    answer: kept.extend({ others: switchesSchema.nullable() }),
  },
  /** Has a session open to nobody in all processes. */
  endSession: {
    method: 'PUT',
    path: 'sessions/ended',
    input: z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/) }),
    answer: z.object({}),
  },
} as const satisfies Record<string, { method: 'GET' | 'PUT'; path: string; input: z.ZodType; answer: z.ZodType }>;

export type AdminCall = keyof typeof adminCalls;
export type AdminInput<Call extends AdminCall> = z.input<(typeof adminCalls)[Call]['input']>;
export type AdminQuestion<Call extends AdminCall> = z.output<(typeof adminCalls)[Call]['input']>;
export type AdminAnswer<Call extends AdminCall> = z.output<(typeof adminCalls)[Call]['answer']>;
