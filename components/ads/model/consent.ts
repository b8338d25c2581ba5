import { limits } from '@/lib/limits';

type Consent = { kind: 'waiting' } | { kind: 'given'; groups: string } | { kind: 'missed' };

/** What is known of the reader's consent after so many looks, of which the last one found `groups`. A name that is too short has none but the service's own groups. */
export function consentAfter(tries: number, groups: unknown): Consent {
  if (typeof groups === 'string' && groups.length >= limits.consentGroupsMinLength) return { kind: 'given', groups };
  return { kind: tries >= limits.consentTriesMax ? 'missed' : 'waiting' };
}

/** What is consented to now, once it was known: nothing, where nothing is said any more. */
export function groupsOf(groups: unknown): string {
  return typeof groups === 'string' ? groups : '';
}

/** Whether what was consented to holds a service's group. */
export function isAllowed(groups: string, group: string): boolean {
  return groups.split(',').includes(group);
}
