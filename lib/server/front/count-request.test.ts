/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { answerMetrics } from '@/lib/metrics';

import { countRequest } from './count-request';

test.each([
  ['/es/titles/10', {}, 'page'],
  ['/es/titles/10', { rsc: '1' }, 'data'],
  ['/_next/static/chunks/a.js', {}, 'built'],
  ['/api/language', {}, 'call'],
  ['/media/page/1/1-high.webp', {}, 'picture'],
  ['/readyz', {}, 'watch'],
  ['/feeds/eng.atom', {}, 'document'],
  ['/sw.js', {}, 'document'],
])('%s with %j is a %s, counted once it is answered or given up', async (path, headers, kind) => {
  const response = Object.assign(new EventEmitter(), { writableFinished: false, statusCode: 200 });
  const lineOf = async (status: string | number) => {
    const request = new Request('http://site.example/metrics', {
      headers: { authorization: 'Bearer of-sixteen-letters' },
    });
    const said = await (await answerMetrics(request, 'of-sixteen-letters')).text();
    const [, count = '0'] =
      new RegExp(`^komawari_requests_seconds_count\\{kind="${kind}",status="${status}"\\} (\\d+)$`, 'm').exec(said) ??
      [];
    return Number(count);
  };
  const before = [await lineOf(200), await lineOf('given-up')];
  const count = () => countRequest(path, { headers } as IncomingMessage, response as unknown as ServerResponse);
  count();
  response.emit('close');
  response.writableFinished = true;
  count();
  response.emit('close');
  expect([await lineOf(200), await lineOf('given-up')]).toEqual(before.map((many) => many + 1));
});
