import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';

import { sendFeedback } from '@/lib/client/send-feedback';
import messages from '@/messages/en.json';

import { FeedbackForm } from './feedback-form';

jest.mock('@/lib/client/send-feedback', () => ({ sendFeedback: jest.fn() }));

const element = (maxLength: number) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    <FeedbackForm maxLength={maxLength} />
  </NextIntlClientProvider>
);
const show = (maxLength = 500) => render(element(maxLength));

test('sends what was chosen and written, and says so @4.7 @5.11 @5.12 @8.16', async () => {
  jest.mocked(sendFeedback).mockResolvedValueOnce();
  show();
  const field = screen.getByRole('textbox', { name: 'Your message' });
  const button = screen.getByRole('button', { name: 'Send' });
  expect(field).toHaveAttribute('maxlength', '500');
  expect(button).toBeDisabled();
  await userEvent.type(field, '  ');
  expect(button).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Report' }));
  await userEvent.type(field, 'A panel is upside down');
  await userEvent.click(button);
  expect(sendFeedback).toHaveBeenCalledWith({ type: 'report', message: '  A panel is upside down' });
  expect(await screen.findByText('Your feedback was successfully sent.')).toBeVisible();
  expect(field).toHaveValue('');
  expect(button).toBeDisabled();
});

test('keeps a message that did not arrive @8.14 @8.15', async () => {
  jest.mocked(sendFeedback).mockRejectedValueOnce(new Error('unreachable'));
  show();
  const field = screen.getByRole('textbox', { name: 'Your message' });
  await userEvent.type(field, 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error! Please wait a moment');
  expect(field).toHaveValue('Hello');
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('has room for as much as is configured', async () => {
  show(2_000);
  const field = screen.getByRole('textbox', { name: 'Your message' });
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(2_001));
  expect(field).toHaveValue('x'.repeat(2_000));
  expect(screen.getByText('2000 of 2000')).toBeVisible();
});

test('is sent once, however often it is told to be', async () => {
  let arrive = () => undefined as void;
  jest
    .mocked(sendFeedback)
    .mockReset()
    .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'Hello');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'Sending' })).toBeDisabled();
  expect(sendFeedback).toHaveBeenCalledTimes(1);
  arrive();
  expect(await screen.findByText('Your feedback was successfully sent.')).toBeVisible();
});

test('what was chosen and written before the scripts came is sent', async () => {
  jest.mocked(sendFeedback).mockReset().mockResolvedValueOnce();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element(500));
  within(container).getByRole<HTMLInputElement>('radio', { name: 'Report' }).checked = true;
  within(container).getByRole<HTMLTextAreaElement>('textbox').value = 'A panel is upside down';
  render(element(500), { container, hydrate: true });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sendFeedback).toHaveBeenCalledWith({ type: 'report', message: 'A panel is upside down' });
});
