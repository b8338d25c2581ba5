import 'server-only';

import type { IncomingMessage } from 'node:http';

/**
 * Whether readers come to the site by HTTPS: the operator says so, or the proxy that he trusts.
 * @param publicUrl the address readers use, where that is known
 */
export function comesSecurely({ headers }: IncomingMessage, { publicUrl, trustsProxy }: { publicUrl: string | undefined; trustsProxy: boolean }): boolean {
  if (publicUrl) return publicUrl.startsWith('https:');
  return trustsProxy && String(headers['x-forwarded-proto'] ?? '').split(',')[0]!.trim() === 'https';
}
