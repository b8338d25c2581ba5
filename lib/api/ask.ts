import { decodeResponse } from '@/lib/wire/decode-response';
import { endpoints, type Endpoint, type EndpointName } from '@/lib/wire/endpoints';
import type { wire } from '@/lib/wire/messages';
import { WireError } from '@/lib/wire/wire-error';

import { decodeAvailableLanguages } from './decode/available-languages';
import { decodeError } from './decode/error';
import { NetworkError } from './network-error';
import type { Call, Send } from './send';

/** The calls that answer with a view, and the view each answers with. */
type Asking = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { answers: infer View } ? View : never;
};

type View<Name extends EndpointName> = Asking[Name] extends keyof wire.ISuccessResult
  ? NonNullable<wire.ISuccessResult[Asking[Name]]>
  : never;

interface Answer<Name extends EndpointName> {
  view: View<Name>;
}

/**
 * Makes a call that answers with a view.
 * @throws OriginError when the origin refuses, WireError when the bytes are no Response or lack the view, NetworkError when none came
 */
export async function ask<Name extends EndpointName>(
  send: Send,
  call: Call & { endpoint: Name },
): Promise<Answer<Name>> {
  const success = await accepted(send, call);
  const endpoint: Endpoint = endpoints[call.endpoint];
  const view = (endpoint.answers && success[endpoint.answers]) as View<Name> | null | undefined;
  if (!view) throw new WireError('of-another-call');
  return { view };
}

/** Makes a call that only writes. @throws as `ask` does */
export async function tell(send: Send, call: Call): Promise<void> {
  await accepted(send, call);
}

async function accepted(send: Send, call: Call): Promise<wire.ISuccessResult> {
  const { success, error } = await answered(send, call);
  if (success?.languages) send.offers?.(decodeAvailableLanguages(success.languages));
  if (!error) return success!;
  const refusal = decodeError(error);
  if (refusal.outage) send.closed?.(refusal.outage);
  throw refusal;
}

/** The Response, also that of an origin which has failed in good order: it says that it is in maintenance, or not there for a country. */
async function answered(send: Send, call: Call): Promise<wire.Response> {
  try {
    return decodeResponse(await send(call));
  } catch (failure) {
    if (!(failure instanceof NetworkError && failure.answer)) throw failure;
    const response = decoded(failure.answer);
    if (!response?.error || !decodeError(response.error).outage) throw failure;
    return response;
  }
}

function decoded(bytes: Uint8Array): wire.Response | undefined {
  try {
    return decodeResponse(bytes);
  } catch {
    return undefined;
  }
}
