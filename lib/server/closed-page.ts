import 'server-only';

import { NextResponse, type NextRequest } from 'next/server';

import { closedInit } from '@/lib/switches/closed-init';
import { closedTo } from '@/lib/switches/switches';

import { askedLocale } from './front/asked-locale';
import { statePath } from './front/states';

/** What a reader is shown in place of every page while the operator has closed the service to them, in their locale; undefined while it is open. */
export function closedPage({ headers, nextUrl, url }: NextRequest): NextResponse | undefined {
  const closed = closedTo((name) => headers.get(name));
  if (!closed) return undefined;
  const locale = askedLocale(nextUrl.pathname, {
    cookie: headers.get('cookie') ?? undefined,
    'accept-language': headers.get('accept-language') ?? undefined,
  });
  return NextResponse.rewrite(new URL(statePath(closed.state, locale), url), closedInit(closed));
}
