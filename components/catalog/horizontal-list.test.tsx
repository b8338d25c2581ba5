import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import messages from '@/messages/en.json';

import { HorizontalList } from './horizontal-list';

test('the steps have their room before it is known whether there is anywhere to step to: the row is not moved', () => {
  let measure = () => undefined as void;
  window.ResizeObserver = class {
    constructor(tell: () => void) {
      measure = () => act(() => tell());
    }
    observe() {}
    disconnect() {}
  } as never;
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <HorizontalList title="Stories of boats">
        <li>one</li>
      </HorizontalList>
    </NextIntlClientProvider>,
  );
  const steps = screen.getAllByRole('button');
  const place = steps[0]!.parentElement;
  expect(steps).toHaveLength(2);
  expect(place).toHaveAttribute('data-idle');
  jest.spyOn(screen.getByRole('list'), 'scrollWidth', 'get').mockReturnValue(1_000);
  measure();
  expect(place).not.toHaveAttribute('data-idle');
  expect(screen.getAllByRole('button')).toEqual(steps);
});
