import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { WithMessages } from '@/components/ui/render-in-test';
import { sendFeedback } from '@/lib/client/send-feedback';

import { FeedbackForm } from './feedback-form';

jest.mock('@/lib/client/send-feedback', () => ({ sendFeedback: jest.fn() }));

const element = (
  <WithMessages>
    <FeedbackForm maxLength={500} />
  </WithMessages>
);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => void jest.mocked(sendFeedback).mockReset().mockResolvedValue());

test('sends the type and the message once, and says so @4.7 @5.11 @5.12 @8.16', async () => {
  let answer = () => undefined as void;
  jest.mocked(sendFeedback).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  render(element);
  expect(field()).toHaveAttribute('maxlength', '500');
  await userEvent.type(field(), '  ');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Report' }));
  await userEvent.type(field(), 'A panel is upside down');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'Sending' })).toBeDisabled();
  answer();
  expect(await screen.findByText('Your feedback was successfully sent.')).toBeVisible();
  expect(jest.mocked(sendFeedback).mock.calls).toEqual([[{ type: 'report', message: '  A panel is upside down' }]]);
  expect(field()).toHaveValue('');
});

test('keeps a message that failed to send @8.14 @8.15', async () => {
  jest.mocked(sendFeedback).mockRejectedValueOnce(new Error('unreachable'));
  render(element);
  await userEvent.type(field(), 'Hello');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error! Please wait a moment');
  expect(field()).toHaveValue('Hello');
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('sends what was entered before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  within(container).getByRole<HTMLInputElement>('radio', { name: 'Report' }).checked = true;
  field().value = 'A panel is upside down';
  render(element, { container, hydrate: true });
  await send();
  expect(sendFeedback).toHaveBeenCalledWith({ type: 'report', message: 'A panel is upside down' });
});
