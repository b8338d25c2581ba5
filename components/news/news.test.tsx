import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { WithMessages } from '@/components/ui/render-in-test';
import { tapBanner } from '@/lib/client/tap-banner';

import { AnnouncementList } from './announcement-list';
import { PublisherNewsScreen } from './publisher-news-screen';

jest.mock('@/lib/client/tap-banner', () => ({ tapBanner: jest.fn() }));

describe('announcements', () => {
  const item = (id: number) => ({
    id,
    title: `News ${id}`,
    publishedAt: 1_793_707_200,
    html: `<p>Body ${id}</p>`,
  });
  const show = (...ids: number[]) => render(<AnnouncementList items={ids.map(item)} />, { wrapper: WithMessages });
  const details = (id: number) => document.getElementById(`announcement-${id}`) as HTMLDetailsElement;
  const isUnread = (id: number) => within(details(id)).queryByText('Unread') !== null;
  beforeEach(() => localStorage.clear());

  test('opens the newest, and marks opened ones as read', () => {
    localStorage.setItem('read_announcements', '[3]');
    show(5, 4, 3);
    expect([5, 4, 3].map((id) => details(id).open)).toEqual([true, false, false]);
    expect([5, 4, 3].map(isUnread)).toEqual([false, true, false]);
    details(4).open = true;
    fireEvent(details(4), new Event('toggle'));
    expect(isUnread(4)).toBe(false);
    expect((JSON.parse(localStorage.getItem('read_announcements')!) as number[]).sort()).toEqual([3, 4, 5]);
  });

  test('are dated as the language writes days', () => {
    show(5);
    expect(within(details(5)).getByText('Nov 3, 2026')).toHaveAttribute('datetime', '2026-11-03T12:00:00.000Z');
  });

  test('an unreadable record is logged and treated as empty @8.27', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    localStorage.setItem('read_announcements', '{broken');
    // As in the browser: what was rendered by the server is hydrated.
    const container = document.body.appendChild(document.createElement('div'));
    const list = <AnnouncementList items={[5, 4].map(item)} />;
    container.innerHTML = renderToString(<WithMessages>{list}</WithMessages>);
    render(list, { wrapper: WithMessages, container, hydrate: true });
    expect(isUnread(4)).toBe(true);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('read_announcements'));
    warn.mockRestore();
  });
});

describe('publisher news', () => {
  const item = {
    id: 1,
    subject: 'Two letterers joined',
    published: { seconds: 1_793_707_200, text: 'Nov 03, 2026' },
    html: '<p>Welcome <b>both</b></p>',
  };
  const action = { method: 'push', url: 'komawari://detail/30' } as const;
  const banner = { id: 4, imageUrl: '/b.webp', action, width: 1200, height: 480, isPr: false };
  const show = (url?: string, more: { banner?: typeof banner } = {}) =>
    render(
      <PublisherNewsScreen
        name="Tidewrack Press"
        items={[{ ...item, action: url === undefined ? undefined : { method: 'external', url } }]}
        {...more}
      />,
      { wrapper: WithMessages },
    );

  test('without a banner the publisher’s name is the heading; items have subject, date and body @2.68 @2.69', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Tidewrack Press' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: item.subject })).toBeVisible();
    expect(screen.getByText('Nov 03, 2026')).toHaveAttribute('datetime', '2026-11-03T12:00:00.000Z');
    expect(screen.getByText('both')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'CLICK HERE' })).toBeNull();
  });

  test('the banner is the heading, and its click is reported @2.68', async () => {
    show(undefined, { banner });
    const link = screen.getByRole('link', { name: 'A series by Tidewrack Press' });
    expect(link).toHaveAttribute('href', '/titles/30');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(tapBanner).toHaveBeenCalledWith(4);
  });

  test.each([
    ['komawari://viewer/30001', '/viewer/30001'],
    ['https://press.example/', 'https://press.example/'],
    ['javascript:alert(1)', undefined],
  ])('CLICK HERE for %s leads to %s @2.69', (url, href) => {
    show(url);
    expect(screen.queryByRole('link', { name: 'CLICK HERE' })?.getAttribute('href')).toBe(href);
  });
});
