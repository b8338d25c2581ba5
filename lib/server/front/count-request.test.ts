import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { answerMetrics } from '@/lib/metrics';

import { countRequest } from './count-request';

test.each([
  ['/es/titles/10', {}, 'page'],
  ['/es/titles/10', { rsc: '1' }, 'data'],
  ['/api/language', {}, 'call'],
  ['/media/page/1/1-high.webp', {}, 'picture'],
  ['/readyz', {}, 'watch'],
  ['/feeds/eng.atom', {}, 'document'],
])('metrics count %s with %j as %s, answered or aborted', async (path, headers, kind) => {
  const response = Object.assign(new EventEmitter(), { writableFinished: false, statusCode: 200 });
  const countOf = async (status: string | number) => {
    const request = new Request('http://site.example/metrics', {
      headers: { authorization: 'Bearer of-sixteen-letters' },
    });
    const metrics = await (await answerMetrics(request, 'of-sixteen-letters')).text();
    const line = new RegExp(`^komawari_requests_seconds_count\\{kind="${kind}",status="${status}"\\} (\\d+)$`, 'm');
    return Number(line.exec(metrics)?.[1] ?? 0);
  };
  const before = [await countOf(200), await countOf('given-up')];
  for (const isFinished of [false, true]) {
    response.writableFinished = isFinished;
    countRequest(path, { headers } as IncomingMessage, response as unknown as ServerResponse);
    response.emit('close');
  }
  expect([await countOf(200), await countOf('given-up')]).toEqual(before.map((count) => count + 1));
});
