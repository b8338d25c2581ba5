import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import messages from '@/messages/en.json';

import { ActiveFilters } from './active-filters';

test('a filter that is taken away twice, before the list has followed, stays away', async () => {
  const choose = jest.fn();
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <ActiveFilters
        selection={{ tag: 'drama' }}
        tags={[{ slug: 'drama', name: 'Drama' }]}
        labels={[]}
        choose={choose}
        clear={jest.fn()}
      />
    </NextIntlClientProvider>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Remove the filter: Drama' }));
  expect(choose.mock.calls).toEqual([
    ['tag', undefined],
    ['tag', undefined],
  ]);
});
