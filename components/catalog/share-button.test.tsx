import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { Notices } from '@/components/ui/notices';
import messages from '@/messages/en.json';

import { ShareButton } from './share-button';

const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Notices group="foo">
        <ShareButton title="Ghost Tram" text="Read it" url="/titles/10" />
      </Notices>
    </NextIntlClientProvider>,
  );

const share = jest.fn();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  share.mockReset();
});

test('where a device shares nothing the address is copied, whole', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/titles/10');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied'));
});

test('closing the device’s sheet is no failure, refusing is', async () => {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  share
    .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Ghost Tram', text: 'Read it', url: 'http://localhost/titles/10' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The link could not be copied'));
});
