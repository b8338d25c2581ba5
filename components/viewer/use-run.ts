'use client';

import { useLocale } from 'next-intl';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';

import { useHydrated } from '@/components/ui/use-hydrated';
import { afterPaint } from '@/lib/client/after-paint';
import { readContentLanguages } from '@/lib/client/content-languages';
import { loadChapter } from '@/lib/client/load-chapter';
import type { ChapterView } from '@/lib/domain/chapter-view';
import { OriginError } from '@/lib/domain/origin-error';
import type { SystemPopup } from '@/lib/domain/popup';
import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';
import { languageOf } from '@/lib/i18n/locales';

import { withAddresses, withChapter, withNext } from './model/merge-chapter';
import { refusalFor } from './model/refusal';
import { continuesAs, isReadAlike } from './model/run';
import { chapterOfAddress } from './use-address';

/** What the server, which has no session, was told of a chapter: all of it, or why it may not be read. */
export type GivenChapter =
  { chapterId: number; view: ChapterView } | { chapterId: number; view?: undefined; popup: SystemPopup | undefined };

const RENEWAL_PAUSE_MS = 30_000;
/** So long after a chapter that follows did not come it is asked for again, where it is still wanted: ever more seldom. */
const MISSED_PAUSE_MS = { first: 5_000, most: 60_000 };

/**
 * The chapters that are read on end, the first as the server was given it. Each one that the reader enters is asked for with the
 * reader's own session, which spends what it costs and counts the view; again for another quality, and when addresses ran out.
 * `settled`: the first such answer has come, or will not. `refusal`: the origin does not let it be read, in its words if it has any;
 * whatever else goes wrong with the call, what is there stays.
 */
export function useRun(given: GivenChapter, { quality, mode }: { quality: ImageQuality; mode: ViewerMode }) {
  const [chapters, setChapters] = useState<readonly ChapterView[]>(given.view ? [given.view] : []);
  const [chapterId, enter] = useState(given.chapterId);
  const [renewals, setRenewals] = useState(0);
  const [settled, setSettled] = useState(false);
  const [refusal, setRefusal] = useState<{ popup: SystemPopup | undefined } | undefined>(
    given.view ? undefined : given,
  );
  const answered = useRef(new Map<number, string>());
  const isRenewing = useRef(false);
  const renewedAt = useRef(-Infinity);
  const renewedBeside = useRef(new Map<number, number>());
  const hydrated = useHydrated();
  const own = languageOf(useLocale());

  const asked = (id: number) => ({ chapterId: id, languages: readContentLanguages(own), quality, viewerMode: mode });
  const load = useEffectEvent(() => loadChapter(asked(chapterId)));
  const count = useEffectEvent(() => chapters.length);
  const refuse = useEffectEvent((error: unknown) => {
    if (error instanceof OriginError && error.isRefusal) setRefusal({ popup: refusalFor(error.popups, own) });
  });

  useEffect(() => {
    // What the reader has stored is known from here on: asked earlier, it would be asked twice.
    if (!hydrated) return;
    // Come back to by the browser's history: its address leads on, and nothing is spent on the way.
    const named = chapterOfAddress();
    if (count() === 1 && named !== undefined && named !== chapterId) return;
    const question = `${quality} ${renewals}`;
    if (answered.current.get(chapterId) === question) return;
    let current = true;
    const settle = (what: () => void) => {
      if (!current) return;
      isRenewing.current = false;
      answered.current.set(chapterId, question);
      // Drawn bit by bit: what is pressed meanwhile is answered first.
      startTransition(() => {
        what();
        setSettled(true);
      });
    };
    const ask = () =>
      load().then(
        (fresh) => {
          if (isRenewing.current) renewedAt.current = performance.now();
          settle(() => {
            setChapters((shown) => withChapter(shown, fresh));
            setRefusal(undefined);
          });
        },
        (error: unknown) => settle(() => refuse(error)),
      );
    // The page that is there is drawn first; who asks anew waits for pictures.
    if (renewals > 0) void ask();
    else void afterPaint().then(() => (current ? ask() : undefined));
    return () => {
      current = false;
      isRenewing.current = false;
    };
  }, [hydrated, chapterId, quality, renewals]);

  const coming = useRef<number>(undefined);
  const isNotFor = useRef(new Set<number>());
  const [missed, setMissed] = useState(0);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pauseMs = useRef(MISSED_PAUSE_MS.first);
  useEffect(() => () => clearTimeout(again.current), []);
  function miss() {
    clearTimeout(again.current);
    again.current = setTimeout(() => setMissed((count) => count + 1), pauseMs.current);
    pauseMs.current = Math.min(2 * pauseMs.current, MISSED_PAUSE_MS.most);
  }
  /** Brings the chapter that follows one, without its being counted as read. A failure leaves things as they were, to be tried again: `missed` counts up then. */
  function bringNext(from: number) {
    const last = chapters.at(-1);
    const next = last?.chapterId === from ? continuesAs(last) : undefined;
    if (!next || coming.current === next || isNotFor.current.has(next)) return;
    coming.current = next;
    loadChapter({ ...asked(next), asReader: false })
      .then((view) => {
        if (last && !isReadAlike(last, view)) isNotFor.current.add(next);
        startTransition(() => setChapters((shown) => withNext(shown, view)));
        pauseMs.current = MISSED_PAUSE_MS.first;
      })
      .catch((error: unknown) => {
        if (error instanceof OriginError && (error.isRefusal || error.action !== 'default')) isNotFor.current.add(next);
        else miss();
      })
      .finally(() => (coming.current = undefined));
  }

  function renewBeside(id: number) {
    const since = performance.now() - (renewedBeside.current.get(id) ?? -Infinity);
    if (since < RENEWAL_PAUSE_MS) return;
    renewedBeside.current.set(id, Infinity);
    // One that the reader has been in may be his alone; one ahead is asked for without its being counted as read.
    loadChapter({ ...asked(id), asReader: answered.current.has(id) }).then(
      (fresh) => {
        renewedBeside.current.set(id, performance.now());
        startTransition(() => setChapters((shown) => withAddresses(shown, fresh)));
      },
      () => renewedBeside.current.delete(id),
    );
  }

  /** Asks for new addresses of a chapter's pictures: once for all that fail together. */
  function renew(id: number) {
    if (id !== chapterId) return renewBeside(id);
    if (isRenewing.current || performance.now() - renewedAt.current < RENEWAL_PAUSE_MS) return;
    isRenewing.current = true;
    setRenewals((count) => count + 1);
  }

  const chapter = chapters.find((one) => one.chapterId === chapterId);
  return { chapters, chapter, settled, refusal, enter, bringNext, missed, renew };
}

export type Run = ReturnType<typeof useRun>;
