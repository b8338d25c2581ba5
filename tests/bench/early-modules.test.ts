import { existsSync } from 'node:fs';

import { earlyModules } from './early-modules';

const EARLY = {
  'ads and consent': ['components/ads/services.tsx', 'components/ads/await-consent.ts'],
  push: ['lib/client/push/register-push.ts'],
  survey: ['components/survey/survey-screen.tsx'],
  offline: ['lib/client/kept-chapters/keep-chapter.ts', 'lib/client/later/or-later.ts'],
  codec: ['lib/wire/decode-response.ts', 'node_modules/protobufjs/minimal.js'],
};

test('what no page needs to be read is found, and what the page needs is let in', () => {
  const needed = [
    'components/home/home.tsx',
    'components/ads/ad-slot.tsx',
    'components/ads/when-readable.ts',
    'lib/wire/endpoints.ts',
    'lib/client/push/kept-push.ts',
  ];
  expect(earlyModules([...needed, ...Object.values(EARLY).flat()])).toEqual(EARLY);
  expect(earlyModules(needed)).toEqual({});
});

test('what is looked for is there', () => {
  expect(
    Object.values(EARLY)
      .flat()
      .filter((module) => !existsSync(module)),
  ).toEqual([]);
});
