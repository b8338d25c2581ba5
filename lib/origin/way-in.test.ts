import { STRANGER, type Reader } from './store/reader';
import { wayIn } from './way-in';

const NOW = 1_800_000_000;
const chapter = { id: 1, access: 'ticket', start_at: NOW - 100, end_at: NOW + 100 } as const;
const ask = (
  over: Partial<Parameters<typeof wayIn>[0]>,
  reader: Reader | undefined,
  planType: Parameters<typeof wayIn>[1]['planType'] = 'standard',
) => wayIn({ ...chapter, ...over }, { reader, planType, now: NOW });
const withPass = (kind: 'ticket' | 'one-time', opened_at: number, ends_at: number, id = 1): Reader => ({
  ...STRANGER,
  passes: new Map([[id, { kind, opened_at, ends_at }]]),
});
const subscription = { access: 'subscription' } as const;
const withPlan = (planType: 'basic' | 'standard' | 'deluxe', endsAt = NOW + 9): Reader => ({
  ...STRANGER,
  subscription: { planType, endsAt },
});
const closed = (reason: string) => ({ is: 'closed', reason });
const DAY = 86_400;

test.each([
  ['before it begins', ask({ access: 'free', start_at: NOW + 1 }, STRANGER), closed('not-yet')],
  ['at its beginning', ask({ access: 'free', start_at: NOW }, undefined), { is: 'open' }],
  [
    'at its end, though a ticket still runs',
    ask({ end_at: NOW }, withPass('ticket', NOW - 9, NOW + 9)),
    closed('expired'),
  ],
  [
    'in the app alone, though a ticket still runs',
    ask({ access: 'app' }, withPass('ticket', NOW - 9, NOW + 9)),
    closed('app-only'),
  ],
  [
    'the last second of a pass',
    ask({ access: 'one-time-free' }, withPass('one-time', NOW - DAY + 1, NOW + 1)),
    { is: 'open' },
  ],
  [
    'the end of the one free read',
    ask({ access: 'one-time-free' }, withPass('one-time', NOW - DAY, NOW)),
    closed('one-time-used'),
  ],
  [
    'free once, and only ever opened by ticket',
    ask({ access: 'one-time-free' }, withPass('ticket', NOW - 9 * DAY, NOW - DAY)),
    { is: 'for', spent: 'one-time' },
  ],
  [
    'a ticket spent on another chapter today',
    ask({}, withPass('ticket', NOW - 1, NOW + DAY, 2)),
    closed('ticket-spent'),
  ],
  [
    'a ticket spent on another chapter yesterday',
    ask({}, withPass('ticket', NOW - DAY, NOW + DAY, 2)),
    { is: 'for', spent: 'ticket' },
  ],
  [
    'a ticket spent by a clock at the other side of midnight',
    ask({}, withPass('ticket', NOW + DAY, NOW + 4 * DAY, 2)),
    closed('ticket-spent'),
  ],
  ['a plan where the series has none', ask(subscription, withPlan('deluxe'), 'disabled'), closed('subscription')],
  ['the plan of the series', ask(subscription, withPlan('standard')), { is: 'open' }],
  ['a lesser plan', ask(subscription, withPlan('basic')), closed('subscription')],
  ['a plan that has ended', ask(subscription, withPlan('deluxe', NOW)), closed('subscription')],
  ['a ticket chapter without a session', ask({}, undefined), closed('ticket')],
])('decides on a chapter: %s', (_, way, expected) => expect(way).toEqual(expected));
