import type { Env } from '@/lib/env';
import { limits } from '@/lib/limits';

/** What an answer means other than that all is well. */
const REASONS: Record<number, string> = {
  401: ': its REVALIDATE_TOKEN is another',
  404: ': it has no REVALIDATE_TOKEN, or this is not its address',
  503: ': it cannot ask its origin, or is closed',
};

/** Tells each site that REVALIDATE_URL names that the catalogue has changed, so that it shows that at once. Who cannot be told finds out by himself. */
export async function tellSites(
  { revalidate: { urls, token } }: Pick<Env, 'revalidate'>,
  say: (line: string) => void,
): Promise<void> {
  if (token === undefined) return;
  await Promise.all(urls.map(async (url) => say(`${new URL(url).host}: ${await told(url, token)}`)));
}

async function told(url: string, token: string): Promise<string> {
  const byItself = `It shows the change within ${limits.pageMaxSeconds} seconds by itself.`;
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(limits.revalidateTimeoutMs),
    });
    if (status === 204) return 'told, and shows it now.';
    return `not told, for it answers ${status}${REASONS[status] ?? ''}. ${byItself}`;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return `not told, for it ${name === 'TimeoutError' ? 'does not answer in time' : `cannot be reached (${cause?.code ?? name})`}. ${byItself}`;
  }
}
