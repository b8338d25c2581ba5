import type { Notice } from '../notice';
import type { PublishedSeries } from '../publication';

/** A series with chapters for subscribers, and no plan that opens them. */
export function planNotices({ slug, facts }: Pick<PublishedSeries, 'slug' | 'facts'>): Notice[] {
  const { access, chapters, plan } = facts;
  const named = [access.between, ...access.newest, ...chapters.map((chapter) => chapter.access)];
  return plan === 'disabled' && named.includes('subscription')
    ? [
        {
          file: `${slug}/series.yaml`,
          message:
            'It has chapters for subscribers, and nobody can open them: its `plan` is `disabled`. Name the plan that opens them.',
        },
      ]
    : [];
}
