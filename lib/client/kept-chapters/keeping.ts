import type { KeptChapter } from '@/lib/domain/kept-chapter';

import type { AskedChapter } from '../asked-chapter';

import type { KeepProgress } from './keep-chapter';
import { KeepError, type KeepFailure } from './keep-error';
import { onKept } from './kept-news';
import { listKept } from './list-kept';

/** How it stands with a chapter: undefined until it is known. */
type KeepState =
  { is: 'not-kept' } | ({ is: 'keeping' } & KeepProgress) | { is: 'kept'; chapter: KeptChapter } | { is: KeepFailure };

const underway = new Map<number, { state: KeepState; stop: AbortController }>();
const failures = new Map<number, KeepState>();
let kept: readonly KeptChapter[] | undefined;

const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());

async function reload(): Promise<void> {
  kept = await listKept().catch(() => []);
  changed();
}

/** Calls back whenever a chapter's state or the list is another; returns what ends that. */
export function watchKept(listener: () => void): () => void {
  listeners.add(listener);
  const end = onKept(() => void reload());
  void reload();
  return () => {
    listeners.delete(listener);
    end();
  };
}

/** The kept chapters, the newest first; undefined until they are known. */
export function keptChapters(): readonly KeptChapter[] | undefined {
  return kept;
}

const NOT_KEPT: KeepState = { is: 'not-kept' };
const states = new WeakMap<KeptChapter, KeepState>();

function stateOf(chapter: KeptChapter): KeepState {
  const state = states.get(chapter) ?? ({ is: 'kept', chapter } as const);
  states.set(chapter, state);
  return state;
}

/** How it stands with one of them; the same object until that changes. */
export function keepState(chapterId: number): KeepState | undefined {
  const chapter = kept?.find((one) => one.chapterId === chapterId);
  return (
    underway.get(chapterId)?.state ?? (chapter && stateOf(chapter)) ?? failures.get(chapterId) ?? (kept && NOT_KEPT)
  );
}

/** Begins to keep a chapter; what comes of it is told to whoever watches. It goes on while the reader goes from page to page. */
export async function startKeeping(asked: AskedChapter, path: string): Promise<void> {
  const { chapterId } = asked;
  if (underway.has(chapterId)) return;
  const stop = new AbortController();
  const tell = (progress: KeepProgress) => {
    underway.set(chapterId, { state: { is: 'keeping', ...progress }, stop });
    changed();
  };
  failures.delete(chapterId);
  tell({ done: 0, of: 0, bytes: 0 });
  // Without it a browser that runs out of room may take what was kept.
  void navigator.storage?.persist?.();
  try {
    const { keepChapter } = await import('./keep-chapter');
    await keepChapter({ asked, path, signal: stop.signal, onProgress: tell });
  } catch (error) {
    if (!stop.signal.aborted) failures.set(chapterId, { is: error instanceof KeepError ? error.reason : 'failed' });
  }
  await reload();
  underway.delete(chapterId);
  changed();
}

/** Breaks off: nothing of the chapter stays. */
export function stopKeeping(chapterId: number): void {
  underway.get(chapterId)?.stop.abort();
}
