import { KeptError, type KeptReason } from './kept-error';

/** What a store or the way to it may say, by the name of the fault, else its system code, else the first digits of its status. */
const FAULTS: Record<string, [KeptReason, string]> = {
  AccessDenied: ['refused', 'this key may not do that there'],
  InvalidAccessKeyId: ['refused', 'it does not know this key'],
  SignatureDoesNotMatch: ['refused', 'the secret is wrong'],
  ExpiredToken: ['refused', 'the key has expired'],
  CredentialsProviderError: ['refused', 'no key to it is found: set STORAGE_KEY_ID and STORAGE_SECRET'],
  NoSuchBucket: ['refused', 'there is no such bucket'],
  PermanentRedirect: ['refused', 'the bucket is in another region'],
  AuthorizationHeaderMalformed: ['refused', 'the bucket is in another region'],
  RequestTimeTooSkewed: ['refused', 'the clock of this machine is wrong'],
  ECONNREFUSED: ['unreachable', 'nobody listens there'],
  ENOTFOUND: ['unreachable', 'there is no such host'],
  EAI_AGAIN: ['unreachable', 'its host cannot be looked up now'],
  EHOSTUNREACH: ['unreachable', 'its host cannot be reached'],
  ECONNRESET: ['unreachable', 'it hangs up'],
  EPIPE: ['unreachable', 'it hangs up'],
  TimeoutError: ['unreachable', 'it does not answer'],
  AbortError: ['unreachable', 'it does not answer'],
  SlowDown: ['unreachable', 'it is asked too much'],
  403: ['refused', 'it refuses this key'],
  404: ['refused', 'there is no such bucket'],
  5: ['unreachable', 'it fails'],
};
const UNKNOWN: [KeptReason, string] = ['unreachable', 'what it answers makes no sense'];

/** What is wrong with the bucket of STORAGE_URL, by what a call of it threw. */
export function bucketFault(error: unknown): KeptError {
  if (error instanceof KeptError) return error;
  const {
    name = '',
    code = '',
    message = '',
    $metadata,
  } = error as { name?: string; code?: string; message?: string; $metadata?: { httpStatusCode?: number } };
  const status = String($metadata?.httpStatusCode ?? '');
  // A lost connection is called a timeout too, but its code says more. What the client has wrapped has both in its message alone.
  const keys = [code, name, status, status.slice(0, 1), ...message.split(/\W+/)];
  const [reason, told] =
    keys.map((key) => (Object.hasOwn(FAULTS, key) ? FAULTS[key] : undefined)).find(Boolean) ?? UNKNOWN;
  return new KeptError(reason, `The bucket of STORAGE_URL cannot be used: ${told}.`);
}
