'use client';

import { Notices } from '@/components/ui/notices';

import { SurveyStates, type SurveyStatesProps } from './survey-states';

/** A survey in the app’s web view: its states, and the area in which failures are told. */
export function SurveyScreen(props: SurveyStatesProps) {
  return (
    <Notices group="survey">
      <SurveyStates {...props} />
    </Notices>
  );
}
