import type { CatalogueFile } from '../schema/catalogue-schema';
import type { Notice } from '../notice';

const PICTURE = /<img\b(?:"[^"]*"|'[^']*'|[^>"'])*?[\s"'/]src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
/** Stands for the site's own address: what has no host of its own resolves to it. */
const SITE = 'https://site.invalid';

function hostsOf(html: string): string[] {
  return [...html.matchAll(PICTURE)].flatMap(([, double, single, bare]) => {
    const src = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
    const { protocol, origin, host } = URL.canParse(src, SITE) ? new URL(src, SITE) : new URL(SITE);
    return /^https?:$/.test(protocol) && origin !== SITE ? [host] : [];
  });
}

/**
 * Announcements and news whose HTML shows pictures of other hosts: the site's policy has browsers refuse them, or, where it allows pictures of a
 * remote origin, those hosts see who reads.
 * @param ownHosts hosts of the site and its origin, with their ports
 */
export function foreignPictureNotices(
  { announcements, news }: Pick<CatalogueFile, 'announcements' | 'news'>,
  file: string,
  ownHosts: readonly string[],
): Notice[] {
  const items = [
    ...announcements.map(({ key, texts }) => ({ name: `announcement “${key}”`, texts: Object.values(texts) })),
    ...news.map(({ key, texts }) => ({ name: `news “${key}”`, texts: Object.values(texts) })),
  ];
  return items.flatMap(({ name, texts }) => {
    const hosts = new Set(texts.flatMap(({ body }) => hostsOf(body)).filter((host) => !ownHosts.includes(host)));
    if (hosts.size === 0) return [];
    const from = [...hosts].join(', ');
    return [
      {
        file,
        message: `The ${name} has pictures from ${from}. Browsers do not load them from other hosts; where the site has a remote origin they do, and ${from} sees who reads.`,
      },
    ];
  });
}
