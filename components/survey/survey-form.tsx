'use client';

import { useTranslations } from 'next-intl';
import { useId, type FormEvent } from 'react';

import { LANGUAGES } from '@/lib/domain/language';
import type { Survey, SurveyVisit } from '@/lib/domain/survey';

import { SurveyFoot } from './survey-foot';
import styles from './survey-form.module.css';
import { SurveyHead } from './survey-head';
import { SurveyQuestion } from './survey-question';
import { useSurveyForm } from './use-survey-form';
import { useTellFailure } from './use-tell-failure';

interface Props {
  survey: Survey;
  named: Pick<SurveyVisit, 'key' | 'language'>;
  onSent: () => void;
  onOther: (survey: Survey) => void;
}

export function SurveyForm({ survey, named, onSent, onOther }: Props) {
  const t = useTranslations('survey');
  const id = useId();
  const tellFailure = useTellFailure(named.language);
  const onFailed = (failure: unknown) => tellFailure(failure, t('failed'));
  const { drafts, faults, seen, state, change, see, send } = useSurveyForm({
    survey,
    named,
    onSent,
    onOther,
    onFailed,
  });
  const { introduction, questions, language } = survey;
  const idOf = (index: number) => `${id}-${index + 1}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  function goTo(index: number) {
    const question = document.getElementById(idOf(index));
    question?.scrollIntoView();
    question?.querySelector<HTMLElement>(':checked, input')?.focus({ preventScroll: true });
  }

  return (
    <form noValidate onSubmit={submit}>
      <SurveyHead introduction={introduction} tag={LANGUAGES[language].tag} />
      <ol className={styles.questions}>
        {questions.map((question, index) => (
          <li key={index}>
            <SurveyQuestion
              id={idOf(index)}
              number={index + 1}
              tag={LANGUAGES[language].tag}
              question={question}
              draft={drafts[index]!}
              fault={seen.has(index) ? faults[index] : undefined}
              onChange={(draft) => change(index, draft)}
              onLeave={() => see(index)}
            />
          </li>
        ))}
      </ol>
      <SurveyFoot drafts={drafts} faults={faults} state={state} onGoTo={goTo} />
    </form>
  );
}
