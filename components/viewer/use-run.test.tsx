import { act, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';

import { loadChapter } from '@/lib/client/load-chapter';
import { storage } from '@/lib/storage';

import { modeOf, qualityOf } from './model/settings';
import { useRun } from './use-run';
import { useStoredChoice } from './use-stored-choice';
import { chapter } from './viewer-in-test';

jest.mock('@/lib/client/load-chapter');

const given = chapter();

function Page() {
  const [quality] = useStoredChoice('viewerQuality', qualityOf);
  const [mode] = useStoredChoice('viewerMode', modeOf);
  const { settled } = useRun({ chapterId: given.chapterId, view: given }, { quality, mode });
  return <p>{settled ? 'settled' : 'loading'}</p>;
}

const page = (
  <NextIntlClientProvider locale="es" messages={{}}>
    <Page />
  </NextIntlClientProvider>
);

/** The server's HTML, hydrated. */
async function open() {
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  await act(async () => void hydrateRoot(document.body.firstElementChild!, page));
}

beforeEach(() => {
  window.localStorage.clear();
  jest.mocked(loadChapter).mockReset().mockResolvedValue(given);
});

test.each([
  ['nothing', {}, { quality: 'high', viewerMode: 'vertical', languages: ['esp'] }],
  [
    'choices of its own',
    { viewerQuality: 'low', viewerMode: 'horizontal', contentsV2: 'esp,fra' },
    { quality: 'low', viewerMode: 'horizontal', languages: ['esp', 'fra'] },
  ],
] as const)('a browser that stored %s requests the chapter once, with it @7.45', async (_, stored, asked) => {
  for (const [key, value] of Object.entries(stored)) storage.write(key as keyof typeof stored, value);
  await open();
  expect(await screen.findByText('settled')).toBeInTheDocument();
  expect(jest.mocked(loadChapter).mock.calls).toEqual([[{ chapterId: given.chapterId, ...asked }]]);
});
