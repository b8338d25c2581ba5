import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { tapBanner } from '@/lib/client/tap-banner';

import { TappedBanner } from './tapped-banner';

jest.mock('@/lib/client/tap-banner', () => ({ tapBanner: jest.fn() }));

const link = (
  <a href="#there">
    <b>Seen</b>
  </a>
);

test.each([
  ['of a link that is followed, which', 7, link, [[7]]],
  ['nothing of a banner that leads nowhere', 7, <b key="alone">Seen</b>, []],
  ['nothing of one without a number', 0, link, []],
])('the origin keeps %s', async (_, id, banner, kept) => {
  jest.mocked(tapBanner).mockClear();
  render(<TappedBanner id={id}>{banner}</TappedBanner>);
  await userEvent.click(screen.getByText('Seen'));
  expect(jest.mocked(tapBanner).mock.calls).toEqual(kept);
});
