import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';

import { readEnv } from '@/lib/env';

import { answerHeaders } from './answer-headers';
import { comesSecurely } from './comes-securely';

const KINDS = [true, false].map((isDocument) => [false, true].map((isSecure) => answerHeaders({ isDocument, isSecure })));

// Read once: the environment is checked anew at each reading.
let publicUrl: string | undefined | null = null;

/** Sets what every answer says. @param isCall whether a call or a picture is asked for, and no document */
export function sayHeaders(request: IncomingMessage, response: ServerResponse, { isCall, trustsProxy }: { isCall: boolean; trustsProxy: boolean }): void {
  if (publicUrl === null) publicUrl = readEnv().publicUrl;
  const isSecure = comesSecurely(request, { publicUrl, trustsProxy });
  for (const [name, value] of KINDS[isCall ? 1 : 0]![isSecure ? 1 : 0]!) response.setHeader(name, value);
}
