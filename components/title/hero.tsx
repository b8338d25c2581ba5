import { useTranslations } from 'next-intl';

import { Cover } from '@/components/catalog/cover';
import { FavoriteButton } from '@/components/catalog/favorite-button';
import { LabelLogo } from '@/components/catalog/label-logo';
import { classNames } from '@/components/ui/class-names';
import { LANGUAGES } from '@/lib/domain/language';
import type { TitleDetail } from '@/lib/domain/title-detail';

import { Dissolve } from './dissolve';
import { HeroArt } from './hero-art';
import styles from './hero.module.css';
import type { Stretch } from './model/chapter-stretches';
import { nameSize } from './model/name-size';
import { scheduleWord } from './model/schedule-word';
import { ReadLink } from './read-link';

/** The series' art with its cover rising into it, its name, and the two things to do. */
export function Hero({ detail, stretches }: { detail: TitleDetail; stretches: readonly Stretch[] }) {
  const t = useTranslations('title');
  const { title, label, backgroundImageUrl, titleImageUrl } = detail;
  const lang = LANGUAGES[title.language].tag;
  const art = backgroundImageUrl || titleImageUrl;
  return (
    <header className={styles.hero}>
      <div className={styles.art}>
        {art && <HeroArt url={art} />}
        <Dissolve />
      </div>
      <div className={styles.text}>
        <div className={styles.cover}>
          <Cover title={title} sizes="(width <= 768px) 120px, (width < 1100px) 220px, 320px" priority />
        </div>
        <div className={styles.badges}>
          {label && (
            <span className={styles.label}>
              <LabelLogo label={label} />
            </span>
          )}
          {(detail.isSimulReleased || detail.isSimulpub) && (
            <span className={styles.simultaneous}>{t('simultaneous')}</span>
          )}
          {scheduleWord(detail.releaseSchedule, detail.updateTiming) === 'completed' && (
            <span className={styles.completed}>{t('completed')}</span>
          )}
        </div>
        <div className={styles.nameBox}>
          <h1 lang={lang} className={classNames(styles.name, styles[nameSize(title.name)])}>
            {title.name}
          </h1>
        </div>
        <p className={styles.author}>
          {t.rich('author', { author: title.author, name: (name) => <b lang={lang}>{name}</b> })}
        </p>
        <div className={styles.actions}>
          <ReadLink titleId={title.id} stretches={stretches} className={styles.read} />
          <FavoriteButton titleId={title.id} variant="wide" />
        </div>
      </div>
    </header>
  );
}
