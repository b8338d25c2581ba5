'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useId } from 'react';

import { Button } from '@/components/ui/button';
import { SectionHead } from '@/components/ui/section-head';

import { countOf } from './model/count-of';
import type { Draft } from './model/draft';
import type { Fault } from './model/fault-of';
import styles from './survey-foot.module.css';

interface Props {
  drafts: readonly Draft[];
  faults: readonly (Fault | undefined)[];
  state: 'filling' | 'sending' | 'failed';
  /** Leads to a question, by its place. */
  onGoTo: (index: number) => void;
}

/** How far the reader has come, what is left, and the way to the post. */
export function SurveyFoot({ drafts, faults, state, onGoTo }: Props) {
  const t = useTranslations('survey');
  const format = useFormatter();
  const id = useId();
  const left = faults.flatMap((fault, index) => (fault ? [String(index + 1)] : []));
  const stateOf = (index: number) => (faults[index] ? 'left' : countOf(drafts[index]!) > 0 ? 'answered' : 'skipped');
  return (
    <section aria-labelledby={`${id}-head`} className={styles.foot}>
      <div className={styles.page}>
        <SectionHead level={2} size="small" id={`${id}-head`} title={t('answers')} />
        <ul className={styles.cells}>
          {drafts.map((_, index) => (
            <li key={index} className={styles.place}>
              <button
                type="button"
                className={styles.cell}
                data-state={stateOf(index)}
                aria-label={t('place', { number: index + 1 })}
                onClick={() => onGoTo(index)}
              >
                <span className={styles.number}>{index + 1}</span>
              </button>
            </li>
          ))}
        </ul>
        <p id={`${id}-left`} role="status" className={styles.left}>
          {left.length > 0 ? t('left', { questions: format.list(left) }) : t('ready')}
        </p>
        {state === 'failed' && <p className={styles.failed}>{t('failed')}</p>}
        <Button
          type="submit"
          size="large"
          variant="spot"
          className={styles.send}
          disabled={left.length > 0}
          aria-disabled={state === 'sending' || undefined}
          aria-describedby={`${id}-left`}
        >
          {t(state === 'sending' ? 'sending' : 'send')}
        </Button>
      </div>
    </section>
  );
}
