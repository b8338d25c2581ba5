import { LOCALES } from '@/lib/i18n/locales';
import { expectPagesOf } from '@/tests/e2e/crawl-pages';
import { test } from '@/tests/e2e/test';

for (const locale of LOCALES)
  test(`serves every page in ${locale}, at /main too`, async ({ request }) => expectPagesOf(request, locale));
