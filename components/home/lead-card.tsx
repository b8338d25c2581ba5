import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';

import { ChapterNumber } from '@/components/catalog/chapter-number';
import { formatViews } from '@/components/catalog/format-count';
import { inLanguage } from '@/components/catalog/in-language';
import { LanguageChips } from '@/components/catalog/language-chips';
import { pictureSrcSet } from '@/components/catalog/picture-srcset';
import { preferredTitle } from '@/components/catalog/preferred-title';
import { UpFlag } from '@/components/catalog/up-flag';
import type { UpdatedSeries } from '@/lib/domain/home';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './lead-card.module.css';

interface Props {
  series: UpdatedSeries;
  language: Language;
  /** In which windows its 16:10 art is shown. */
  landscape: string;
  /** Nothing stands above it. */
  priority: boolean;
}

/** Today's lead: over four cells on wide screens, lying in a row when few stand beside it, from edge to edge on phones. */
export function LeadCard({ series, language, landscape, priority }: Props) {
  const t = useTranslations('catalog');
  const locale = useLocale();
  const label = useId();
  const release = preferredTitle(series.releases, ({ title }) => title.language, language);
  if (!release) return null;
  const { title, chapterId, chapterName, chapterSubTitle } = release;
  const number = chapterName || series.chapterNumber;
  return (
    <article className={styles.lead}>
      <Link href={routes.title(title.id)} prefetch={false} className={styles.main} lang={LANGUAGES[title.language].tag}>
        <picture className={styles.art}>
          <source
            media={landscape}
            srcSet={pictureSrcSet(title.landscapeImageUrl) ?? title.landscapeImageUrl}
            sizes="(width < 768px) 100vw, 560px"
          />
          <img
            src={title.portraitImageUrl}
            srcSet={pictureSrcSet(title.portraitImageUrl)}
            sizes="(width < 1100px) 50vw, 364px"
            width={800}
            height={1200}
            alt=""
            loading={priority ? undefined : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
          />
        </picture>
        <h3 className={styles.name}>{title.name}</h3>
      </Link>
      <span className={styles.flag}>
        <UpFlag status={series.updateStatus} startAt={series.chapterStartAt} size="lead" />
      </span>
      <span className={styles.over}>
        <Link href={routes.viewer(chapterId)} prefetch={false} className={styles.number} aria-labelledby={label}>
          <ChapterNumber name={number} size="lead" language={title.language} />
          <VisuallyHidden id={label}>
            {t.rich('readChapter', { name: title.name, number, content: inLanguage(title.language) })}
          </VisuallyHidden>
        </Link>
      </span>
      <p className={styles.line} lang={LANGUAGES[title.language].tag}>
        {chapterSubTitle && <span>{`${t('quote', { text: chapterSubTitle })} `}</span>}
        <span className={styles.author}>{title.author}</span>
      </p>
      <div className={styles.foot}>
        <LanguageChips languages={series.releases.map((each) => each.title.language)} />
        {series.viewCount > 0 && <span>{t('views', { count: formatViews(series.viewCount, locale) })}</span>}
      </div>
    </article>
  );
}
