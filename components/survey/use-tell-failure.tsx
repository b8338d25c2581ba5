'use client';

import { useNotify } from '@/components/ui/notices';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { OriginError } from '@/lib/domain/origin-error';

import { wordsFor } from './model/words-for';

/** Tells of a failure in the origin's words for the page's language, or in other ones where it had none. */
export function useTellFailure(language: Language): (failure: unknown, otherwise: string) => void {
  const notify = useNotify();
  return (failure, otherwise) => {
    const words = failure instanceof OriginError ? wordsFor(failure.popups, language) : undefined;
    if (!words) return notify(otherwise);
    const lang = LANGUAGES[words.language].tag;
    notify(
      <>
        <strong lang={lang}>{words.subject}</strong>
        <br />
        <span lang={lang}>{words.body}</span>
      </>,
    );
  };
}
