import 'server-only';

import { adminRoutes } from '@/lib/admin/routes';
import { readEnv } from '@/lib/env';
import { languageOf } from '@/lib/i18n/locales';

import { AdminError } from './admin-error';
import { localeOfHeaders } from './admin-locale';
import { missingPage, seeOther } from './answers';
import { BYTE_ORDER_MARK, csvLines, type Cell } from './csv-lines';
import { openSession } from './session';
import { sealedIn } from './session-cookie';

/** The rows of a file, some at a time; the first are its head. None at all where there is no such file. */
export type Export = (query: URLSearchParams, lang: string) => AsyncGenerator<Cell[][]>;

/** Serves a file of figures or texts to the operator, as it is read. */
export async function serveExport(request: Request, file: string, rows: Export): Promise<Response> {
  const { adminToken } = readEnv();
  if (!adminToken) return new Response(null, { status: 404 });
  if (!(await openSession(sealedIn(request.headers.get('cookie'))?.sealed, adminToken)))
    return seeOther(adminRoutes.signIn());
  const parts = rows(new URL(request.url).searchParams, languageOf(localeOfHeaders(request.headers)));
  try {
    const first = await parts.next();
    if (first.done) return missingPage();
    return new Response(streamOf(first.value, parts), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${file}"`,
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    if (error instanceof AdminError && error.trouble === 'refused') return missingPage();
    if (error instanceof AdminError) return seeOther(adminRoutes.service({ trouble: error.trouble }));
    throw error;
  }
}

function streamOf(first: Cell[][], rest: AsyncGenerator<Cell[][]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLines(first))),
    async pull(controller) {
      const { done, value } = await rest.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(csvLines(value)));
    },
    cancel: async () => void (await rest.return(undefined)),
  });
}
