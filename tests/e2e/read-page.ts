import type { APIRequestContext } from 'playwright/test';

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

export const unescapeHtml = (html: string) => html.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** The text of some HTML, its white space collapsed. */
export const textOf = (html = '') =>
  unescapeHtml(html.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Requests a path without following redirects, by default without an Accept-Language. */
export const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers: { 'Accept-Language': '', ...headers }, maxRedirects: 0 });

/** What a page says about itself in its HTML, as a crawler reads it. */
export async function readPage(request: APIRequestContext, path: string, headers?: Record<string, string>) {
  const response = await get(request, path, headers);
  const html = await response.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...groups]) => groups.map(unescapeHtml));
  const pairs = (pattern: RegExp) => Object.fromEntries(all(pattern)) as Record<string, string>;
  return {
    html,
    status: response.status(),
    headers: response.headers(),
    title: textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1]),
    h1: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, head]) => textOf(head)),
    language: /<html lang="([^"]*)"/.exec(html)?.[1],
    canonical: all(/<link rel="canonical" href="([^"]*)"/g).map(([href]) => href!),
    meta: pairs(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g),
    alternates: pairs(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g),
    documents: all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
      ([text]) => JSON.parse(text!) as { '@type': string } & Record<string, unknown>,
    ),
  };
}
