import type { ReactNode } from 'react';

import { RatingPopup } from '@/components/catalog/rating-popup';
import { classNames } from '@/components/ui/class-names';
import { LANGUAGES } from '@/lib/domain/language';
import type { TitleDetail } from '@/lib/domain/title-detail';

import { Beside } from './beside';
import { Chapters } from './chapters';
import { Facts } from './facts';
import { Hero } from './hero';
import { Languages } from './languages';
import { chapterStretches } from './model/chapter-stretches';
import { scheduleWord } from './model/schedule-word';
import { Recommended } from './recommended';
import { Story } from './story';
import styles from './title-screen.module.css';

/** Up to so many chapters leave room below them for what otherwise stands beside. */
const FEW_CHAPTERS = 4;

/** Everything about one title. `ad`: somebody else's, where the operator lets it stand. */
export function TitleScreen({ detail, ad }: { detail: TitleDetail; ad?: ReactNode }) {
  const { title, ratingPopup } = detail;
  const stretches = chapterStretches(detail.chapterGroups);
  const count = stretches.reduce((sum, { chapters }) => sum + chapters.length, 0);
  const word = scheduleWord(detail.releaseSchedule, detail.updateTiming);
  return (
    <article>
      <Hero detail={detail} stretches={stretches} />
      <div className={classNames(styles.body, count <= FEW_CHAPTERS && styles.few)}>
        <Facts detail={detail} chapterCount={count} />
        <Story
          overview={detail.overview}
          notes={[detail.viewingPeriodDescription, detail.nonAppearanceInfo].filter(Boolean)}
          tags={detail.tags}
          lang={LANGUAGES[title.language].tag}
        />
        <Languages detail={detail} />
        <Chapters
          stretches={stretches}
          titleId={title.id}
          language={title.language}
          isComplete={word === 'completed' || word === 'one-shot'}
          opensNewestFirst={detail.chaptersDescending}
        />
        <Beside detail={detail} ad={ad} />
        <Recommended titles={detail.recommendedTitles} />
      </div>
      {ratingPopup && <RatingPopup key={ratingPopup.id} popup={ratingPopup} />}
    </article>
  );
}
