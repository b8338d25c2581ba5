import type { APIRequestContext } from 'playwright/test';

import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { limits } from '@/lib/limits';

import { expectGuarded, expectPagePolicy } from './expect-headers';
import { readPage, textOf } from './read-page';
import { localePages, type PageRow } from './route-table';
import { expect } from './test';

/** Fresh for less than a minute, for a second once stale, or not stored at all. */
const FRESHNESS = new RegExp(
  `^s-maxage=(1|${limits.pageFreshSeconds}), stale-while-revalidate=${limits.pageRenewSeconds}$|no-store`,
);
const CARD = /^\/cards\/(site\/[a-z]{2}|titles\/\d+|chapters\/\d+)\.png$/;
const SIGN_IN = /type="(?:password|email|tel)"|href="[^"]*(?:sign|log)[-_]?(?:in|up|out)\b/i;

export const pathOf = (address: string | undefined) => {
  const { pathname, search } = new URL(address ?? '/nothing', 'http://any.example');
  return pathname + search;
};

/** Checks all that a page says about itself, at its path or at another one that serves it. */
export async function expectPage(request: APIRequestContext, row: PageRow, path = row.path): Promise<void> {
  const page = await readPage(request, path);
  const alternates = { all: [...LOCALES, 'x-default'], none: [], hidden: [] }[row.search];
  expect
    .soft(
      {
        status: page.status,
        title: page.title,
        h1: page.h1,
        language: page.language,
        canonical: page.canonical.map(pathOf),
        robots: page.meta.robots,
        alternates: Object.keys(page.alternates),
        types: page.documents.map((document) => document['@type']),
      },
      path,
    )
    .toEqual({
      status: 200,
      title: textOf(row.isWholeTitle ? row.title : `${row.title} | Komawari`),
      h1: [textOf(row.h1)],
      language: row.language,
      canonical: [row.canonical],
      robots: row.search === 'hidden' ? 'noindex' : undefined,
      alternates,
      types: row.types,
    });
  expect.soft(page.meta, path).toMatchObject({
    description: expect.stringMatching(/.{20}/) as unknown,
    'og:url': page.canonical[0],
    'og:site_name': 'Komawari',
    'og:description': page.meta.description,
    'og:image': expect.stringMatching(CARD) as unknown,
    'twitter:image': page.meta['og:image'],
    'twitter:card': 'summary_large_image',
  });
  expect.soft(page.title, path).toContain(textOf(page.meta['og:title']));
  expect.soft(page.html, path).not.toMatch(SIGN_IN);
  expect.soft(page.headers['cache-control'], path).toMatch(FRESHNESS);
  expectGuarded(path, page.headers);
  expectPagePolicy(path, page.headers);
}

/** Crawls every page of a locale. */
export async function expectPagesOf(request: APIRequestContext, locale: Locale): Promise<void> {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  for (const row of localePages(locale)) {
    const below = row.path.slice(prefix.length);
    await expectPage(request, row);
    if (row.main) await expectPage(request, row, `${prefix}/main${below}`);
    if (locale === 'en') await expectPage(request, row, `/en${below}`);
  }
}
