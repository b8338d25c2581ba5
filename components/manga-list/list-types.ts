import type { SearchListType } from '@/lib/domain/search-list';

/** The three tabs as their addresses name them, in their order, and as calls do. */
export const LIST_TYPES = {
  ongoing: 'serializing',
  completed: 'completed',
  one_shot: 'one-shot',
} as const satisfies Record<string, SearchListType>;

export type ListType = keyof typeof LIST_TYPES;

export function isListType(value: string): value is ListType {
  return Object.hasOwn(LIST_TYPES, value);
}
