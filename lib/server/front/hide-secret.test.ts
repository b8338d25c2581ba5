/** @jest-environment node */
import type { IncomingMessage } from 'node:http';

import { hideSecret } from './hide-secret';

test.each([
  ['/webview/questionnaire/eng/reading?os=ios&secret=hush', '/webview/questionnaire/eng/reading'],
  ['/webview/questionnaire/eng/reading', '/webview/questionnaire/eng/reading'],
  ['/en/webview/questionnaire/eng/reading?secret=hush&_rsc=1a', '/en/webview/questionnaire/eng/reading?_rsc=1a'],
  ['/webview/questionnaire/eng/reading/?secret=hush', '/webview/questionnaire/eng/reading/?secret=hush'],
  ['/api/questionnaire?secret=hush', '/api/questionnaire?secret=hush'],
  ['/search_result?keyword=fox', '/search_result?keyword=fox'],
])('%s is answered as %s', (url, answered) => {
  const request = { url } as IncomingMessage;
  hideSecret(url.split('?')[0]!, request);
  expect(request.url).toBe(answered);
});
