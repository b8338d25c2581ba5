import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { withoutBanner } from './without-banner.mjs';

const BANNER = [
  '   ▲ Next.js 16.4.5',
  '- Local:         http://localhost:3000',
  '- Network:       http://192.0.2.2:3000',
  '',
  ' ✓ Starting...',
  '\u001b[32m ✓\u001b[0m Ready in 400ms',
];
const LOG = [
  '{"level":"warn","message":"COUNTRY_HEADR is no setting"}',
  'language 200 17.8 ms 15 bytes',
  '- Ferry at Six',
  ' ✓ Compiled /updates',
  'the end, without a line',
];

/** All that is passed on of a text that comes in pieces of so many bytes, and how often it was ready. */
async function passed(text: string, size: number) {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  let ready = 0;
  const said = await buffer(Readable.from(pieces).pipe(withoutBanner(() => void ready++)));
  return { said: said.toString(), ready };
}

test.each([1, 7, 10_000])(
  'what is told before, among and after a banner is passed on, in pieces of %i bytes',
  async (size) => {
    const [early, ...late] = LOG as [string, ...string[]];
    const text = [
      ...BANNER.slice(0, 2),
      early,
      ...BANNER.slice(2),
      '✓ Running next.config.mjs took 587ms',
      ...late,
    ].join('\n');
    expect(await passed(text, size)).toEqual({ said: LOG.join('\n'), ready: 1 });
  },
);
