import 'server-only';

import { createHash } from 'node:crypto';

import { answerHeaders } from '@/lib/answer-headers';
import { loadMessages, type Messages } from '@/lib/i18n/load-messages';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes';

import type { StatePage } from './state-page';
import { statePath, states, type State } from './states';

const STYLE =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:20vh auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}a{display:inline-block;margin-inline-end:1rem;padding:.75rem 0}code{opacity:.7}';
const HEADERS = {
  ...Object.fromEntries(answerHeaders({ isDocument: true, isSecure: false })),
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

type LastPage = Pick<StatePage, 'headers' | 'body'>;

const pages = new Map<string, LastPage>();

/** Makes them before they are needed: nothing can be read any more where no file can be opened. */
export async function readyLastPages(): Promise<void> {
  for (const locale of LOCALES) {
    const { states: texts } = await loadMessages(locale);
    for (const state of Object.keys(states) as State[])
      pages.set(statePath(state, locale), pageOf(texts, state, locale));
  }
}

/** What is shown where not even the page of a state can be had: its words, whole in themselves, and the ways back. `readyLastPages` comes first. */
export function lastPage(state: State, locale: Locale): LastPage {
  return pages.get(statePath(state, locale))!;
}

function pageOf(texts: Messages['states'], state: State, locale: Locale): LastPage {
  const { title, text, action } = texts[state];
  const html = `<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style>
<h1>${title}</h1><p>${text}</p><p><a href="">${action}</a><a href="/${locale}${routes.home()}">${texts.notFound.action}</a></p><p><code data-reference=""></code></p></html>
`;
  return { headers: HEADERS, body: Buffer.from(html) };
}
