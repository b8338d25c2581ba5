interface Asked {
  headers: Partial<Record<string, string | string[]>>;
}

/**
 * Whether readers come by HTTPS: the operator says so, or the proxy that he trusts.
 * @param publicUrl the address readers use, where that is known
 */
export function comesSecurely(
  { headers }: Asked,
  { publicUrl, trustsProxy }: { publicUrl: string | undefined; trustsProxy: boolean },
): boolean {
  if (publicUrl) return publicUrl.startsWith('https:');
  return (
    trustsProxy &&
    String(headers['x-forwarded-proto'] ?? '')
      .split(',')[0]!
      .trim() === 'https'
  );
}
