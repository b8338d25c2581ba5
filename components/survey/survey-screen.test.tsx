import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';

import { WithMessages } from '@/components/ui/render-in-test';
import { answerSurvey, fetchSurvey } from '@/lib/api/questionnaire';
import { NetworkError } from '@/lib/api/network-error';
import type { Language } from '@/lib/domain/language';
import { OriginError } from '@/lib/domain/origin-error';
import type { Survey } from '@/lib/domain/survey';
import messages from '@/messages/en.json';
import { translateEachTest } from '@/tests/support/translate-page';

import { SurveyScreen } from './survey-screen';

jest.mock('@/lib/api/questionnaire', () => ({ fetchSurvey: jest.fn(), answerSurvey: jest.fn() }));

const SURVEY: Survey = {
  isAnswered: false,
  introduction: 'Four questions about tea',
  language: 'eng',
  questions: [
    { text: 'Tea?', choices: ['Yes', 'No'], maxChoices: 1, other: 'It depends', isRequired: true },
    { text: 'Which?', choices: ['Green', 'Black', 'White'], maxChoices: 2, other: '', isRequired: true },
    { text: 'When?', choices: ['Early', 'Late'], maxChoices: 1, isRequired: false },
    { text: 'Where?', choices: ['In', 'Out'], maxChoices: 2, isRequired: false },
  ],
};
const popup = (language: Language, subject: string) => ({
  kind: 'system' as const,
  subject,
  body: `${subject}, in full.`,
  language,
});
const refusal = (subject: string) =>
  new OriginError('default', { english: popup('eng', subject), spanish: popup('esp', `¡${subject}!`), all: [] });

const fetched = jest.mocked(fetchSurvey);
const answered = jest.mocked(answerSurvey);

function show(language: Language = 'eng') {
  window.history.replaceState(
    null,
    '',
    `/webview/questionnaire/${language}/tea?os=ios&app_ver=2.1&os_ver=19&secret=hush&more=x`,
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <WithMessages>
        <SurveyScreen surveyKey="tea" language={language} pictures={{ posted: null, stamped: null, lost: null }} />
      </WithMessages>
    </SWRConfig>,
  );
}

const one = (number: number) => screen.getByRole('radiogroup', { name: new RegExp(`^${number} `) });
const several = (number: number) => screen.getByRole('group', { name: new RegExp(`^${number} `) });
const click = (within_: HTMLElement, role: 'radio' | 'checkbox', name: string) =>
  fireEvent.click(within(within_).getByRole(role, { name }));
const send = () => screen.getByRole('button', { name: 'Send' });

async function shown(language?: Language) {
  show(language);
  await screen.findByText('Four questions about tea');
}

beforeEach(() => {
  window.scrollTo = jest.fn();
  fetched.mockReset().mockResolvedValue(SURVEY);
  answered.mockReset().mockResolvedValue();
});

const request = { key: 'tea', language: 'eng', os: 'ios', appVersion: '2.1', osVersion: '19', secret: 'hush' };

test('loads with the app’s query parameters, and shows a loading text until then @2.84 @2.85 @2.91', async () => {
  show();
  expect(screen.getByText('Loading the survey')).toBeVisible();
  expect(await screen.findByText('Four questions about tea')).toBeVisible();
  expect(screen.queryByText('Loading the survey')).toBeNull();
  expect(fetched.mock.calls.map(([, query]) => query)).toEqual([request]);
});

test('questions are numbered, with radio buttons or checkboxes, required or optional, with or without free text @2.89 @2.90 @2.91 @2.92 @2.93 @2.94', async () => {
  await shown();
  const options = (question: HTMLElement, role: 'radio' | 'checkbox') =>
    within(question)
      .getAllByRole(role)
      .map((input) => input.closest('label')!.textContent);
  expect(options(one(1), 'radio')).toEqual(['Yes', 'No', 'It depends']);
  expect(options(several(2), 'checkbox')).toEqual(['Green', 'Black', 'White', 'Something else']);
  expect(within(one(3)).queryByRole('textbox')).toBeNull();
  expect(one(1)).toHaveAccessibleName(/Required/);
  expect(one(1)).toBeRequired();
  expect(several(2)).toHaveAccessibleName(/Required.*Choose up to 2/);
  expect(one(3)).toHaveAccessibleName(/Optional.*Choose one/);
  expect(several(4)).toHaveAccessibleName(/Optional.*Choose as many as you like/);
  expect(one(1).className).not.toBe(one(3).className);
});

test('can be sent once it is valid, and says thanks at the top with the focus @2.88 @2.95 @4.63 @4.64 @8.10', async () => {
  await shown();
  expect(send()).toBeDisabled();
  expect(send()).toHaveAccessibleDescription('Still to answer: 1 and 2');
  click(one(1), 'radio', 'Yes');
  expect(send()).toBeDisabled();
  click(several(2), 'checkbox', 'Green');
  click(several(2), 'checkbox', 'Something else');
  fireEvent.change(within(several(2)).getByRole('textbox', { name: 'In your own words' }), {
    target: { value: 'Rest' },
  });
  expect(send()).toHaveAccessibleDescription('Ready to send');
  fireEvent.click(send());
  expect(await screen.findByRole('heading', { level: 1, name: 'Survey completed!' })).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(answered.mock.calls.map(([, ...rest]) => rest)).toEqual([[request, { q1: 'Yes', q2: ['Green', 'Rest'] }]]);
});

test('each question has an error line @2.92 @4.64 @5.3 @5.4 @5.5 @8.9 @8.12 @8.13', async () => {
  await shown();
  expect(several(2)).toHaveAccessibleDescription('');
  click(several(2), 'checkbox', 'Green');
  click(several(2), 'checkbox', 'Green');
  expect(several(2)).toHaveAccessibleDescription('Please choose the answer.');
  for (const name of ['Green', 'Black', 'White']) click(several(2), 'checkbox', name);
  expect(several(2)).toHaveAccessibleDescription('please answer up to 2 answers.');
  click(several(2), 'checkbox', 'Black');
  expect(several(2)).toHaveAccessibleDescription('');
});

test('free text is enabled while ticked, at most 100 characters, and cleared by a single choice @2.94 @4.65 @5.6 @9.2', async () => {
  await shown();
  const field = within(one(1)).getByRole('textbox');
  expect(field).toBeDisabled();
  click(one(1), 'radio', 'It depends');
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(120));
  expect(field).toHaveValue('x'.repeat(100));
  expect(field).toHaveAccessibleDescription('100 of 100');
  click(one(1), 'radio', 'Yes');
  expect(field).toBeDisabled();
  expect(field).toHaveValue('');
});

test('an answered survey shows no form @2.87 @4.62 @8.11', async () => {
  fetched.mockResolvedValue({ ...SURVEY, isAnswered: true });
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Survey already taken' })).toBeVisible();
  expect(screen.getByText(messages.survey.taken.text)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each<[Language, string]>([
  ['eng', 'Out of ink'],
  ['esp', '¡Out of ink!'],
])(
  'a survey that fails to load shows a toast in %s, and can be requested again @8.7 @8.8',
  async (language, subject) => {
    fetched.mockRejectedValueOnce(refusal('Out of ink'));
    show(language);
    const toast = await screen.findByText(subject);
    expect(toast.closest('[role=status]')).toHaveTextContent(`${subject}${subject}, in full.`);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Four questions about tea')).toBeVisible();
  },
);

describe('in a translated page', () => {
  translateEachTest();

  test('says that answers are being sent, and each reason why they were not', async () => {
    answered
      .mockRejectedValueOnce(refusal('Out of ink'))
      .mockRejectedValueOnce(refusal('Out of paper'))
      .mockRejectedValueOnce(new NetworkError('unreachable'))
      .mockReturnValueOnce(new Promise(() => undefined));
    await shown();
    click(one(1), 'radio', 'No');
    click(several(2), 'checkbox', 'White');
    for (const reason of ['Out of ink, in full.', 'Out of paper, in full.', messages.survey.failed]) {
      fireEvent.click(send());
      await screen.findByText(reason, { selector: '[role=status] *' });
    }
    fireEvent.click(send());
    expect(await screen.findByRole('button', { name: messages.survey.sending })).toBeVisible();
  });
});
