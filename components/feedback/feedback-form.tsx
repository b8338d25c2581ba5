'use client';

import { useTranslations } from 'next-intl';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';

import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { sendFeedback } from '@/lib/client/send-feedback';
import { FEEDBACK_TYPES, type FeedbackType } from '@/lib/domain/feedback';

import styles from './feedback-form.module.css';
import { isSendable } from './model/is-sendable';

type State = 'writing' | 'sending' | 'sent' | 'failed';

export function FeedbackForm({ maxLength }: { maxLength: number }) {
  const t = useTranslations('feedback');
  const id = useId();
  const hydrated = useHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  const [state, setState] = useState<State>('writing');

  // What was written before the scripts came.
  const arrive = useEffectEvent(() => setMessage(field.current?.value ?? ''));
  useLayoutEffect(() => arrive(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending' || !isSendable(message)) return;
    const type = new FormData(event.currentTarget).get('type');
    setState('sending');
    try {
      await sendFeedback({ type: type as FeedbackType, message });
      setMessage('');
      setState('sent');
    } catch {
      setState('failed');
    }
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset className={styles.types}>
        <legend className={styles.label}>{t('type.label')}</legend>
        <div className={styles.choices}>
          {FEEDBACK_TYPES.map((each) => (
            <label key={each} className={styles.choice}>
              <input type="radio" name="type" value={each} defaultChecked={each === 'suggestion'} />
              <span>{t(`type.${each}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor={`${id}-message`} className={styles.label}>
          {t('message')}
        </label>
        <textarea
          ref={field}
          id={`${id}-message`}
          className={styles.message}
          rows={6}
          maxLength={maxLength}
          required
          value={message}
          readOnly={state === 'sending'}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            setMessage(target.value);
            setState('writing');
          }}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          <span>{t('hint')}</span>
          <span className={styles.count}>{t('count', { count: message.length, max: maxLength })}</span>
        </p>
      </div>
      <Button type="submit" disabled={!hydrated || state === 'sending' || !isSendable(message)}>
        {t(state === 'sending' ? 'sending' : 'send')}
      </Button>
      <div role="status">{state === 'sent' && <p className={styles.outcome}>{t('sent')}</p>}</div>
      {state === 'failed' && (
        <p role="alert" className={styles.outcome}>
          {t('failed')}
        </p>
      )}
      <noscript>{t('script')}</noscript>
    </form>
  );
}
