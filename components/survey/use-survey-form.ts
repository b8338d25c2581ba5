'use client';

import { useRef, useState } from 'react';

import { sendAnswers, surveyAfter } from '@/lib/client/send-answers';
import type { Survey, SurveyVisit } from '@/lib/domain/survey';

import { answersOf } from './model/answers-of';
import { emptyDraft, type Draft } from './model/draft';
import { faultOf } from './model/fault-of';

interface Wishes {
  survey: Survey;
  named: Pick<SurveyVisit, 'key' | 'language'>;
  onSent: () => void;
  /** The survey is another now than the one that was filled in: answered elsewhere. */
  onOther: (survey: Survey) => void;
  onFailed: (failure: unknown) => void;
}

/** What a reader has filled in, what is wrong with it, and its way to the origin. Nothing is lost by a failure. */
export function useSurveyForm({ survey: { questions }, named, onSent, onOther, onFailed }: Wishes) {
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => questions.map(() => emptyDraft));
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const [state, setState] = useState<'filling' | 'sending' | 'failed'>('filling');
  // A second tap comes before the first has been drawn.
  const isOnTheWay = useRef(false);
  const faults = questions.map((question, index) => faultOf(question, drafts[index]!));

  const see = (index: number) => setSeen((before) => new Set(before).add(index));

  function change(index: number, draft: Draft) {
    // What is on its way is what is shown.
    if (isOnTheWay.current) return;
    setDrafts((before) => before.map((one, place) => (place === index ? draft : one)));
    see(index);
    setState('filling');
  }

  async function send() {
    if (isOnTheWay.current || faults.some(Boolean)) return;
    isOnTheWay.current = true;
    setState('sending');
    try {
      await sendAnswers(named, answersOf(questions, drafts));
      onSent();
    } catch (failure) {
      isOnTheWay.current = false;
      setState('failed');
      onFailed(failure);
      const now = await surveyAfter(failure, named);
      if (now?.isAnswered) onOther(now);
    }
  }

  return { drafts, faults, seen, state, change, see, send };
}
