import { createECDH } from 'node:crypto';

import { z } from 'zod';

/** A key of so many bytes, in base64url. */
const keyOfBytes = (bytes: number) =>
  z
    .string()
    .refine(
      (key) => /^[\w-]+$/.test(key) && Buffer.from(key, 'base64url').length === bytes,
      `is not ${bytes} bytes in base64url`,
    );

/** The settings of notifications about new chapters. */
export const pushSettings = {
  /** The key pair that signs them, and the address at which push services reach the operator; unset, a pair is made. */
  VAPID_PUBLIC_KEY: keyOfBytes(65).optional(),
  VAPID_PRIVATE_KEY: keyOfBytes(32).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'is neither mailto: nor https:')
    .optional(),
  /** 1: push services on this machine are trusted too, for tests and development. */
  PUSH_TO_LOOPBACK: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
};

/** What is wrong with a key pair whose settings are well-formed one by one: it is given whole or not at all. */
export function pushFaults({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
}: Partial<Record<string, unknown>>): [string, string][] {
  if (publicKey === undefined && privateKey === undefined) return [];
  if (typeof privateKey !== 'string') return [['VAPID_PRIVATE_KEY', 'is missing beside VAPID_PUBLIC_KEY']];
  if (publicKey === undefined) return [['VAPID_PUBLIC_KEY', 'is missing beside VAPID_PRIVATE_KEY']];
  if (subject === undefined) return [['VAPID_SUBJECT', 'is missing beside the two keys']];
  return publicKeyOf(privateKey) === publicKey ? [] : [['VAPID_PUBLIC_KEY', 'does not belong to VAPID_PRIVATE_KEY']];
}

function publicKeyOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}
