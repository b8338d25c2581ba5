'use client';

import { useTranslations } from 'next-intl';
import type { FocusEvent, MouseEvent } from 'react';

import { classNames } from '@/components/ui/class-names';
import { Flag } from '@/components/ui/flag';
import type { SurveyQuestion as Question } from '@/lib/domain/survey';
import { limits } from '@/lib/limits';

import { Choice } from './choice';
import { choose } from './model/choose';
import { chooseOther } from './model/choose-other';
import { countOf } from './model/count-of';
import { emptyDraft, type Draft } from './model/draft';
import type { Fault } from './model/fault-of';
import { OwnWords } from './own-words';
import styles from './survey-question.module.css';

interface Props {
  id: string;
  number: number;
  /** The language of the survey's own words, as HTML names it. */
  tag: string;
  question: Question;
  draft: Draft;
  /** What is said to be wrong. */
  fault: Fault | undefined;
  onChange: (draft: Draft) => void;
  onLeave: () => void;
}

export function SurveyQuestion({ id, number, tag, question, draft, fault, onChange, onLeave }: Props) {
  const t = useTranslations('survey');
  const { text, choices, maxChoices, other, isRequired } = question;
  const isOne = maxChoices === 1;
  const offered = choices.length + (other === undefined ? 0 : 1);
  const hint = isOne ? t('one') : maxChoices < offered ? t('upTo', { max: maxChoices }) : t('any');
  const about = { isOne, name: id, tag, isInvalid: Boolean(fault) };

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  }

  function clear({ currentTarget }: MouseEvent) {
    // The button goes, and the focus stays within the question.
    currentTarget.closest('fieldset')?.querySelector('input')?.focus();
    onChange(emptyDraft);
  }

  return (
    <fieldset
      id={id}
      role={isOne ? 'radiogroup' : undefined}
      aria-required={isOne ? isRequired : undefined}
      aria-invalid={isOne ? Boolean(fault) : undefined}
      aria-describedby={`${id}-fault`}
      className={classNames(styles.question, isRequired ? styles.required : styles.optional)}
      onBlur={leave}
    >
      <legend className={styles.legend}>
        <span className={styles.number}>{`${number} `}</span>
        <span className={styles.ask}>
          <span className={styles.text} lang={tag}>
            {text}
          </span>{' '}
          {isRequired ? <Flag>{t('required')}</Flag> : <span className={styles.may}>{t('optional')}</span>}
          <span className={styles.hint}>{` ${hint}`}</span>
        </span>
      </legend>
      <div className={styles.choices}>
        {choices.map((choice, place) => (
          <Choice
            key={place}
            {...about}
            label={choice}
            isChosen={draft.chosen.includes(place)}
            onChoose={() => onChange(choose(question, draft, place))}
          />
        ))}
        {other !== undefined && (
          <div className={styles.other}>
            <Choice
              {...about}
              label={other || t('other')}
              isChosen={draft.isOther}
              onChoose={() => onChange(chooseOther(question, draft))}
            />
            <OwnWords words={draft.words} isOpen={draft.isOther} onChange={(words) => onChange({ ...draft, words })} />
          </div>
        )}
      </div>
      <p id={`${id}-fault`} aria-live="polite" className={styles.fault}>
        {fault && (
          <span>{t(`fault.${fault}`, { max: fault === 'tooLong' ? limits.surveyFreeTextMaxLength : maxChoices })}</span>
        )}
      </p>
      {isOne && !isRequired && countOf(draft) > 0 && (
        <button type="button" className={styles.clear} onClick={clear}>
          {t('clear')}
        </button>
      )}
    </fieldset>
  );
}
