import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import messages from '@/messages/en.json';

import { PlanPrompt } from './plan-prompt';

const show = (planType: string) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <PlanPrompt planType={planType} />
    </NextIntlClientProvider>,
  );

test.each(['basic', 'standard', 'deluxe'])('a title of the plan %s asks to subscribe @2.50', (planType) => {
  show(planType);
  expect(screen.getByText('Read on with a subscription')).toBeVisible();
});

test.each(['disabled', ''])('one of the plan %j does not @2.50 @4.21', (planType) => {
  const { container } = show(planType);
  expect(container).toBeEmptyDOMElement();
});
