import { limits } from '@/lib/limits';

// Tabs see each other's storage late, and what one has sent and forgotten may still stand there for the next. Locks are known at once.
const nameOf = (id: string) => `later-write-sent ${id}`;

/** Says to all tabs, once this has resolved and for as long as their storage may be behind, that a write has been sent. */
export function saySent(id: string): Promise<void> {
  return new Promise((said) => {
    const hold = () => {
      said();
      return new Promise<void>((letGo) => setTimeout(letGo, limits.laterSentSaidMs));
    };
    if (navigator.locks) void navigator.locks.request(nameOf(id), hold);
    else said();
  });
}

/** Whether a tab says that a write has been sent. */
export async function isSaidSent(id: string): Promise<boolean> {
  const { held } = (await navigator.locks?.query()) ?? {};
  return held?.some(({ name }) => name === nameOf(id)) ?? false;
}
