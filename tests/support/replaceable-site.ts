import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import { serveLocally } from './serve-locally';

/** What names a build: its own name, and the names of its scripts. Those of the next one are made of them. */
const BUILD = readFileSync(path.resolve(__dirname, '../../.next/BUILD_ID'), 'utf8');
const NEXT_BUILD = [...BUILD].reverse().join('');
const asNext = (text: string) =>
  text
    .replaceAll('static/chunks/', 'static/chunks/b.')
    .replaceAll('static/chunks/b.webpack-', 'static/chunks/webpack-bb')
    .replaceAll(BUILD, NEXT_BUILD);
const asFirst = (address: string) =>
  address
    .replace('static/chunks/b.', 'static/chunks/')
    .replace('static/chunks/webpack-bb', 'static/chunks/webpack-')
    .replace(NEXT_BUILD, BUILD);

export interface ReplaceableSite {
  url: string;
  /** Serves the next build from now on: the scripts of the one before are gone. */
  replace(): void;
  close(): void;
}

/** A site in front of one that runs, whose build can be replaced by another, of which all scripts have other names. */
export async function replaceableSite(behind: string): Promise<ReplaceableSite> {
  let isReplaced = false;

  async function answer({ url = '/', method, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const isOfFirst = url.includes('/_next/static/chunks/') && asFirst(url) === url;
    if (isReplaced && isOfFirst) return void response.writeHead(404).end();
    const own = Object.entries(headers).filter(
      ([name, value]) => typeof value === 'string' && !/^(host|connection|accept-encoding|sec-.*)$/.test(name),
    ) as [string, string][];
    const answered = await fetch(behind + asFirst(url), { method, headers: own, redirect: 'manual' });
    const type = answered.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answered.arrayBuffer());
    const isText = /^text\/|javascript/.test(type);
    const passed = [...answered.headers].filter(
      ([name]) => !/^(content-(length|encoding)|transfer-encoding|connection|keep-alive|etag)$/.test(name),
    );
    if (!isReplaced || !isText) return void response.writeHead(answered.status, passed).end(bytes);
    // A page's policy knows its scripts by their words, which are others now.
    const unruled = passed.filter(([name]) => name !== 'content-security-policy');
    response.writeHead(answered.status, unruled).end(asNext(bytes.toString()));
  }

  const { url, close } = await serveLocally((request, response) =>
    answer(request, response).catch(() => void response.destroy()),
  );
  return { url, replace: () => void (isReplaced = true), close };
}
