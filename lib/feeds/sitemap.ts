import { escapeXml } from './escape-xml';

/** One address of a sitemap, with the same page in other languages. Addresses are whole. */
export interface SitemapEntry {
  url: string;
  /** Seconds. */
  changedAt?: number;
  alternates?: readonly { language: string; url: string }[];
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A sitemap of addresses. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return `${XML}\n<urlset ${SITEMAP} ${XHTML}>\n${entries.map(urlXml).join('')}</urlset>\n`;
}

/** The index of all sitemaps. */
export function sitemapIndexXml(urls: readonly string[]): string {
  return `${XML}\n<sitemapindex ${SITEMAP}>\n${urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`;
}

function urlXml({ url, changedAt, alternates = [] }: SitemapEntry): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${new Date(changedAt * 1_000).toISOString()}</lastmod>`;
  const links = alternates.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escapeXml(other.url)}"/>`,
  );
  return `<url><loc>${escapeXml(url)}</loc>${changed}${links.join('')}</url>\n`;
}
