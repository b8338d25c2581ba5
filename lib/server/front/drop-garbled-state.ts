import 'server-only';

import type { IncomingHttpHeaders } from 'node:http';

import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';

const STATE = 'next-router-state-tree';

/** What the router says of where it is, but in no words of Next's, would fail the page. Without any, the whole page is answered. */
export function dropGarbledState(headers: IncomingHttpHeaders): void {
  try {
    parseAndValidateFlightRouterState(headers[STATE]);
  } catch {
    delete headers[STATE];
  }
}
