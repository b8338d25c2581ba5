import { AnnouncementList } from '@/components/admin/announcement-list';
import { adminRoutes } from '@/lib/admin/routes';
import { languageOf } from '@/lib/i18n/locales';
import { orTrouble, troubleOf } from '@/lib/server/admin/admin-error';
import { adminLocale } from '@/lib/server/admin/admin-locale';
import { askOrigin } from '@/lib/server/admin/ask-origin';
import { requireOperator } from '@/lib/server/admin/require-operator';

import { valuesOf, type Asked } from '../asked';
import { Desk } from '../desk';

export default async function NewsPage({ searchParams }: { searchParams: Asked }) {
  const { done, trouble } = await valuesOf(searchParams);
  const here = adminRoutes.news();
  const { csrf } = await requireOperator(here);
  const locale = await adminLocale();
  const told = await orTrouble(askOrigin('announcements', { lang: languageOf(locale) }));
  const isTold = typeof told === 'object';
  return (
    <Desk part="news" here={here} trouble={isTold ? troubleOf(trouble) : told}>
      {isTold && <AnnouncementList locale={locale} csrf={csrf} announcements={told.announcements} done={done} />}
    </Desk>
  );
}
