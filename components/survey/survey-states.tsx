'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { useSurvey } from '@/lib/client/use-survey';
import type { Language } from '@/lib/domain/language';
import { OriginError } from '@/lib/domain/origin-error';

import { Outcome } from './outcome';
import { SurveyForm } from './survey-form';
import { SurveyLoading } from './survey-loading';
import { useTellFailure } from './use-tell-failure';

export interface SurveyStatesProps {
  surveyKey: string;
  language: Language;
  /** Of a card that is on its way, that was sent before, and that did not come. */
  pictures: Record<'posted' | 'stamped' | 'lost', ReactNode>;
}

/** Loading; then the form, or that it was answered already; and after it was sent, thanks. */
export function SurveyStates({ surveyKey, language, pictures }: SurveyStatesProps) {
  const t = useTranslations('survey');
  const named = { key: surveyKey, language };
  const { survey, error, reload, take } = useSurvey(named);
  const [isSent, setSent] = useState(false);
  const tellFailure = useTellFailure(language);
  const told = useEffectEvent((failure: unknown) => tellFailure(failure, t('broken.text')));
  useEffect(() => {
    if (error) told(error);
  }, [error]);

  if (isSent) return <Outcome picture={pictures.posted} title={t('completed.title')} text={t('completed.text')} />;
  if (survey?.isAnswered) return <Outcome picture={pictures.stamped} title={t('taken.title')} text={t('taken.text')} />;
  if (survey) return <SurveyForm survey={survey} named={named} onSent={() => setSent(true)} onOther={take} />;
  if (!error) return <SurveyLoading />;
  if (error instanceof OriginError && error.isNotFound) {
    return <Outcome picture={pictures.lost} title={t('missing.title')} text={t('missing.text')} />;
  }
  return (
    <Outcome picture={pictures.lost} title={t('broken.title')} text={t('broken.text')}>
      <Button onClick={reload}>{t('broken.action')}</Button>
    </Outcome>
  );
}
