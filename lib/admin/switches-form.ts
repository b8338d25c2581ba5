import { limits } from '@/lib/limits';

import { COUNTRIES_MAX, type Switches } from './calls';
import { isCountry } from './is-country';

/** What the form about closing the service holds, as it was typed. */
export interface SwitchesForm {
  maintenance: boolean;
  retryAfter: string;
  blocked: string;
  allowed: string;
}

/** `value`: what is wrong; empty where there are too many countries. */
type SwitchesFault = { field: 'retryAfter' | 'blocked' | 'allowed'; value: string };

const codesIn = (text: string) => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

export function formOf({ maintenance, retryAfter, blockedCountries, allowedCountries }: Switches): SwitchesForm {
  return {
    maintenance,
    retryAfter: String(retryAfter),
    blocked: blockedCountries.join(' '),
    allowed: (allowedCountries ?? []).join(' '),
  };
}

/** The switches that a form sets, or its first fault. An empty list of allowed countries is none: it would keep everybody out. */
export function readForm({ maintenance, retryAfter, blocked, allowed }: SwitchesForm): Switches | SwitchesFault {
  const seconds = Number(retryAfter.trim());
  if (!/^\d{1,7}$/.test(retryAfter.trim()) || seconds < 1 || seconds > limits.retryAfterMaxSeconds)
    return { field: 'retryAfter', value: retryAfter };
  for (const [field, text] of [
    ['blocked', blocked],
    ['allowed', allowed],
  ] as const) {
    const codes = codesIn(text);
    if (codes.length > COUNTRIES_MAX) return { field, value: '' };
    const wrong = codes.filter((code) => !isCountry(code));
    if (wrong.length > 0) return { field, value: wrong.join(' ').slice(0, 60) };
  }
  const allowedCountries = codesIn(allowed);
  return {
    maintenance,
    retryAfter: seconds,
    blockedCountries: codesIn(blocked),
    allowedCountries: allowedCountries.length > 0 ? allowedCountries : null,
  };
}
