import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';

import { answerSurvey, fetchSurvey } from '@/lib/api/questionnaire';
import { NetworkError } from '@/lib/api/network-error';
import type { Language } from '@/lib/domain/language';
import { OriginError } from '@/lib/domain/origin-error';
import type { Survey } from '@/lib/domain/survey';
import messages from '@/messages/en.json';

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
const pictures = { posted: null, stamped: null, lost: null };

function show(language: Language = 'eng') {
  window.history.replaceState(
    null,
    '',
    `/webview/questionnaire/${language}/tea?os=ios&app_ver=2.1&os_ver=19&secret=hush&more=x`,
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <NextIntlClientProvider locale="en" messages={messages}>
        <SurveyScreen surveyKey="tea" language={language} pictures={pictures} />
      </NextIntlClientProvider>
    </SWRConfig>,
  );
}

const one = (number: number) => screen.getByRole('radiogroup', { name: new RegExp(`^${number} `) });
const several = (number: number) => screen.getByRole('group', { name: new RegExp(`^${number} `) });
const click = (within_: HTMLElement, role: 'radio' | 'checkbox', name: string) =>
  userEvent.click(within(within_).getByRole(role, { name }));
const send = () => screen.getByRole('button', { name: 'Send' });
const heading = () => screen.getByRole('heading', { level: 1 });

async function shown(language?: Language) {
  show(language);
  await screen.findByText('Four questions about tea');
}

async function filled() {
  await shown();
  await click(one(1), 'radio', 'No');
  await click(several(2), 'checkbox', 'White');
}

beforeEach(() => {
  window.scrollTo = jest.fn();
  fetched.mockReset().mockResolvedValue(SURVEY);
  answered.mockReset().mockResolvedValue();
});

test('says that it loads until the survey is there, and asks with what the app said of itself @2.84 @2.85 @2.91', async () => {
  let arrive = (_: Survey) => undefined as void;
  fetched.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  show();
  expect(screen.getByText('Loading the survey')).toBeVisible();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(fetched.mock.calls[0]![1]).toEqual({
    key: 'tea',
    language: 'eng',
    os: 'ios',
    appVersion: '2.1',
    osVersion: '19',
    secret: 'hush',
  });
  arrive(SURVEY);
  expect(await screen.findByText('Four questions about tea')).toBeVisible();
  expect(screen.queryByText('Loading the survey')).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('questions are numbered, and say what they need: one or several, by which controls, with own words or without @2.89 @2.90 @2.91 @2.92 @2.93 @2.94', async () => {
  await shown();
  expect(
    within(one(1))
      .getAllByRole('radio')
      .map((input) => input.closest('label')!.textContent),
  ).toEqual(['Yes', 'No', 'It depends']);
  expect(
    within(several(2))
      .getAllByRole('checkbox')
      .map((input) => input.closest('label')!.textContent),
  ).toEqual(['Green', 'Black', 'White', 'Something else']);
  expect(within(one(3)).queryByRole('textbox')).toBeNull();
  expect(within(several(4)).getAllByRole('checkbox')).toHaveLength(2);
  expect(one(1)).toHaveAccessibleName(/Required/);
  expect(one(1)).toBeRequired();
  expect(several(2)).toHaveAccessibleName(/Required.*Choose up to 2/);
  expect(one(3)).toHaveAccessibleName(/Optional.*Choose one/);
  expect(several(4)).toHaveAccessibleName(/Optional.*Choose as many as you like/);
  expect(one(1).className).not.toBe(one(3).className);
});

test('is sent once it is whole, and says thanks @2.88 @2.95 @4.63 @4.64 @8.10', async () => {
  await shown();
  expect(send()).toBeDisabled();
  expect(send()).toHaveAccessibleDescription('Still to answer: 1 and 2');
  await click(one(1), 'radio', 'Yes');
  expect(send()).toBeDisabled();
  await click(several(2), 'checkbox', 'Green');
  await click(several(2), 'checkbox', 'Something else');
  await userEvent.type(within(several(2)).getByRole('textbox', { name: 'In your own words' }), 'Whatever is left');
  expect(send()).toBeEnabled();
  expect(send()).toHaveAccessibleDescription('Ready to send');
  await userEvent.click(send());
  expect(await screen.findByRole('heading', { level: 1, name: 'Survey completed!' })).toHaveFocus();
  expect(answered).toHaveBeenCalledTimes(1);
  expect(answered.mock.calls[0]!.slice(1)).toEqual([
    { key: 'tea', language: 'eng', os: 'ios', appVersion: '2.1', osVersion: '19', secret: 'hush' },
    { q1: 'Yes', q2: ['Green', 'Whatever is left'] },
  ]);
});

test('each question says what is wrong with its answer, and no longer when nothing is @2.92 @4.64 @5.3 @5.4 @5.5 @8.9 @8.12 @8.13', async () => {
  await shown();
  expect(several(2)).toHaveAccessibleDescription('');
  await click(several(2), 'checkbox', 'Green');
  await click(several(2), 'checkbox', 'Green');
  expect(several(2)).toHaveAccessibleDescription('Please choose the answer.');
  for (const name of ['Green', 'Black', 'White']) await click(several(2), 'checkbox', name);
  expect(several(2)).toHaveAccessibleDescription('please answer up to 2 answers.');
  await click(several(2), 'checkbox', 'Black');
  expect(several(2)).toHaveAccessibleDescription('');
  await click(several(2), 'checkbox', 'Something else');
  expect(several(2)).toHaveAccessibleDescription('please answer up to 2 answers.');
});

test('a question that was passed by says that it needs an answer @5.3', async () => {
  await shown();
  await userEvent.tab();
  expect(one(1)).toContainElement(document.activeElement as HTMLElement);
  await userEvent.tab();
  expect(several(2)).toContainElement(document.activeElement as HTMLElement);
  expect(one(1)).toHaveAccessibleDescription('Please choose the answer.');
  expect(several(2)).toHaveAccessibleDescription('');
});

test('own words are open while they are chosen, and a choice of one clears them @2.94 @4.65 @5.6 @9.2', async () => {
  await shown();
  const field = within(one(1)).getByRole('textbox');
  expect(field).toBeDisabled();
  await click(one(1), 'radio', 'It depends');
  expect(field).toBeEnabled();
  expect(field).toHaveAttribute('maxlength', '100');
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(120));
  expect(field).toHaveValue('x'.repeat(100));
  expect(field).toHaveAccessibleDescription('100 of 100');
  await click(one(1), 'radio', 'Yes');
  expect(field).toBeDisabled();
  expect(field).toHaveValue('');
});

test('a choice of one that may be skipped can be taken back', async () => {
  await filled();
  await click(one(3), 'radio', 'Late');
  await userEvent.click(within(one(3)).getByRole('button', { name: 'Clear my answer' }));
  expect(within(one(3)).getByRole('radio', { name: 'Late' })).not.toBeChecked();
  expect(within(one(3)).getByRole('radio', { name: 'Early' })).toHaveFocus();
  await userEvent.click(send());
  expect(answered.mock.calls[0]![2]).toEqual({ q1: 'No', q2: ['White'] });
});

test('a survey that was answered is not shown again @2.87 @4.62 @8.11', async () => {
  fetched.mockResolvedValue({ ...SURVEY, isAnswered: true });
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Survey already taken' })).toBeVisible();
  expect(screen.getByText(messages.survey.taken.text)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each<[Language, string]>([
  ['eng', 'Out of ink'],
  ['esp', '¡Out of ink!'],
  ['fra', 'Out of ink'],
])('a survey that does not come is told of in a toast, on a page in %s @8.7 @8.8', async (language, subject) => {
  fetched.mockRejectedValueOnce(refusal('Out of ink'));
  show(language);
  const toast = await screen.findByText(subject);
  expect(toast.closest('[role=status]')).toHaveTextContent(`${subject}${subject}, in full.`);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Four questions about tea')).toBeVisible();
});

test('a survey that never was says so, and offers no second try', async () => {
  fetched.mockRejectedValueOnce(refusal('Not Found'));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'No such survey' })).toBeVisible();
  expect(await screen.findByText('Not Found')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('answers that did not arrive stay, and are sent again', async () => {
  answered.mockRejectedValueOnce(new NetworkError('unreachable'));
  await filled();
  await userEvent.click(send());
  expect(await screen.findAllByText(messages.survey.failed)).toHaveLength(2);
  expect(within(one(1)).getByRole('radio', { name: 'No' })).toBeChecked();
  expect(within(several(2)).getByRole('checkbox', { name: 'White' })).toBeChecked();
  expect(fetched).toHaveBeenCalledTimes(1);
  await userEvent.click(send());
  expect(await screen.findByRole('heading', { level: 1, name: 'Survey completed!' })).toBeVisible();
  expect(answered.mock.calls.map(([, , answers]) => answers)).toEqual(Array(2).fill({ q1: 'No', q2: ['White'] }));
});

test('while they are on their way nothing is sent twice, and nothing changes', async () => {
  let arrive = () => undefined as void;
  answered.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  await filled();
  const button = send();
  await userEvent.dblClick(button);
  expect(button).toHaveTextContent('Sending');
  await click(one(1), 'radio', 'Yes');
  expect(within(one(1)).getByRole('radio', { name: 'No' })).toBeChecked();
  await userEvent.click(button);
  expect(answered).toHaveBeenCalledTimes(1);
  arrive();
  await waitFor(() => expect(heading()).toHaveTextContent('Survey completed!'));
});

test('answers given elsewhere meanwhile: said in the origin’s words, and shown', async () => {
  await filled();
  answered.mockRejectedValueOnce(refusal('Survey already taken'));
  fetched.mockResolvedValue({ ...SURVEY, isAnswered: true });
  await userEvent.click(send());
  await waitFor(() => expect(heading()).toHaveTextContent('Survey already taken'));
  expect(screen.getByText('Survey already taken, in full.')).toBeVisible();
});

test('a refusal for another reason leaves the form as it is', async () => {
  await filled();
  answered.mockRejectedValueOnce(refusal('That did not work'));
  fetched.mockReturnValueOnce(new Promise(() => undefined));
  await userEvent.click(send());
  expect(await screen.findByText('That did not work')).toBeVisible();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(within(one(1)).getByRole('radio', { name: 'No' })).toBeChecked();
  // Also while it is asked whether they were given elsewhere.
  await userEvent.click(send());
  await waitFor(() => expect(heading()).toHaveTextContent('Survey completed!'));
});
