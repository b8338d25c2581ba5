import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { tapBanner } from '@/lib/client/tap-banner';
import type { Banner } from '@/lib/domain/banner';
import messages from '@/messages/en.json';

import { PublisherNewsScreen } from './publisher-news-screen';

jest.mock('@/lib/client/tap-banner', () => ({ tapBanner: jest.fn() }));

const item = {
  id: 1,
  subject: 'Two letterers joined',
  published: { seconds: 1_793_707_200, text: 'Nov 03, 2026' },
  html: '<p>Welcome <b>both</b></p>',
};
const banner: Banner = {
  id: 4,
  imageUrl: '/b.webp',
  action: { method: 'push', url: 'komawari://detail/30' },
  width: 1200,
  height: 480,
  isPr: false,
};

function show(props: { banner?: Banner; url?: string }) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <PublisherNewsScreen
        name="Tidewrack Press"
        banner={props.banner}
        items={[{ ...item, action: props.url === undefined ? undefined : { method: 'external', url: props.url } }]}
      />
    </NextIntlClientProvider>,
  );
}

it('heads the page with the name where there is no banner @2.68 @2.69', () => {
  show({});
  expect(screen.getByRole('heading', { level: 1, name: 'Tidewrack Press' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: item.subject })).toBeVisible();
  expect(screen.getByText('Nov 03, 2026')).toHaveAttribute('datetime', '2026-11-03T12:00:00.000Z');
  expect(screen.getByText('both')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'CLICK HERE' })).toBeNull();
});

it('heads it with the banner where there is one, and keeps that it was followed @2.68', async () => {
  show({ banner });
  const link = screen.getByRole('link', { name: 'A series by Tidewrack Press' });
  expect(link).toHaveAttribute('href', '/titles/30');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(tapBanner).toHaveBeenCalledWith(4);
});

test.each([
  ['komawari://viewer/30001', '/viewer/30001'],
  ['/ranking/hottest', '/ranking/hottest'],
  ['https://press.example/', 'https://press.example/'],
])('a link to %s leads to %s @2.69', (url, href) => {
  show({ url });
  expect(screen.getByRole('link', { name: 'CLICK HERE' })).toHaveAttribute('href', href);
});

it('offers no link that may not be followed', () => {
  show({ url: 'javascript:alert(1)' });
  expect(screen.queryByText('CLICK HERE')).toBeNull();
});
