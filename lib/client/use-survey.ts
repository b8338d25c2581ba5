'use client';

import useSWR from 'swr';

import type { Survey, SurveyVisit } from '@/lib/domain/survey';

import { askedByApp } from './asked-by-app';
import { send } from './send';

type Named = Pick<SurveyVisit, 'key' | 'language'>;

async function load(named: Named): Promise<Survey> {
  return (await import('@/lib/api/questionnaire')).fetchSurvey(send, { ...named, ...askedByApp() });
}

/** A survey as this reader finds it: asked for when the page opens, and again when told to. */
export function useSurvey({ key, language }: Named) {
  const { data, error, isValidating, mutate } = useSWR<Survey, unknown>(
    ['survey', key, language],
    () => load({ key, language }),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return {
    survey: data,
    /** Why it did not come. While it is asked for again there is no reason yet. */
    error: isValidating ? undefined : error,
    reload: () => void mutate(),
    /** Takes what another call brought for the survey. */
    take: (survey: Survey) => void mutate(survey, { revalidate: false }),
  };
}
