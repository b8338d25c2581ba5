import { isIP } from 'node:net';

import { environmentWith, readEnv } from './env';

/** Hosts of one machine or one house, which are seldom served by HTTPS: names without a dot, reserved ones, and private addresses. */
const LOCAL_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa|test)$/;
const LOCAL_ADDRESS =
  /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0$|\[(?:::1?\]|f[cd]|fe[89ab]))/;

const isLocal = (host: string) => (isIP(host) || host.startsWith('[') ? LOCAL_ADDRESS : LOCAL_NAME).test(host);

/**
 * Settings that are well-formed and most likely wrong, in a sentence each: whether TLS ends at a proxy no setting says, so the process starts.
 * @throws Error where settings are wrong
 */
export function settingWarnings(source: Record<string, string | undefined> = environmentWith({})): string[] {
  const { publicUrl } = readEnv(source);
  if (!publicUrl?.startsWith('http:') || isLocal(new URL(publicUrl).hostname)) return [];
  return [
    `PUBLIC_URL begins with http:. Where readers come to ${new URL(publicUrl).host} by HTTPS, write https:, else canonical links lead to HTTP, and cookies lack Secure and answers Strict-Transport-Security.`,
  ];
}
