import { fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import messages from '@/messages/en.json';

import { AnnouncementList } from './announcement-list';

const item = (id: number) => ({
  id,
  title: `News ${id}`,
  published: { seconds: 1_793_707_200, text: 'as served' },
  html: `<p>Body ${id}</p>`,
});

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <AnnouncementList items={[item(5), item(4), item(3)]} />
    </NextIntlClientProvider>,
  );
}
const details = (id: number) => document.getElementById(`announcement-${id}`) as HTMLDetailsElement;
const isUnread = (id: number) => within(details(id)).queryByText('Unread') !== null;
function open(id: number) {
  details(id).open = true;
  fireEvent(details(id), new Event('toggle'));
}

beforeEach(() => localStorage.clear());

it('opens the newest, which is read by that', () => {
  show();
  expect([5, 4, 3].map((id) => details(id).open)).toEqual([true, false, false]);
  expect([5, 4, 3].map(isUnread)).toEqual([false, true, true]);
  expect(localStorage.getItem('read_announcements')).toBe('[5]');
});

it('remembers those that were opened', () => {
  localStorage.setItem('read_announcements', '[3]');
  show();
  expect([4, 3].map(isUnread)).toEqual([true, false]);
  open(4);
  expect(isUnread(4)).toBe(false);
  expect(JSON.parse(localStorage.getItem('read_announcements')!)).toEqual(expect.arrayContaining([3, 4, 5]));
});

it('takes what it cannot read for nothing, and says so in the log @8.27', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  localStorage.setItem('read_announcements', '{broken');
  show();
  expect([4, 3].map(isUnread)).toEqual([true, true]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('read_announcements'));
  warn.mockRestore();
});

it.each([
  ['stays as the server wrote it where that is the reader’s day', 3, 'as served'],
  ['is the reader’s own where that is another', 4, 'Nov 04, 2026'],
])('its day %s', async (_, here, said) => {
  jest.spyOn(Date.prototype, 'getDate').mockReturnValue(here);
  show();
  expect(await screen.findAllByText(said)).toHaveLength(3);
  jest.restoreAllMocks();
});

it('says so where there is nothing', () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <AnnouncementList items={[]} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText('Nothing to announce right now.')).toBeVisible();
});
