import { useTranslations } from 'next-intl';

import { SocialLinks } from '@/components/catalog/social-links';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Home as HomeView } from '@/lib/domain/home';
import type { Language } from '@/lib/domain/language';
import type { QuietHome as QuietHomeView } from '@/lib/domain/quiet-home';

import { Carousel } from './carousel';
import { ContinueShelf } from './continue-shelf';
import { FeaturedLists } from './featured-lists';
import styles from './home.module.css';
import { HomePopupPlace } from './home-popup-place';
import { Hottest } from './hottest';
import { LatestNews } from './latest-news';
import { MiddleBanner } from './middle-banner';
import { arrangeHome } from './model/arrange-home';
import { QuietHome } from './quiet-home';
import { ScrollToTop } from './scroll-to-top';
import { UpdateGroup } from './update-group';

interface Props {
  home: HomeView;
  /** Shown instead of the daily groups when no chapter is recent. */
  quiet?: QuietHomeView;
  /** The language of the interface. */
  language: Language;
}

/** Home: what came out, day by day. */
export function Home({ home, quiet, language }: Props) {
  const t = useTranslations('home');
  const { carousel, middleBanner, groups, featuredLists } = arrangeHome(home);
  const [news] = home.announcements;
  return (
    <>
      <VisuallyHidden as="h1">{t('heading')}</VisuallyHidden>
      <Carousel banners={carousel}>{news && <LatestNews announcement={news} />}</Carousel>
      <ContinueShelf />
      <div className={styles.columns}>
        <div className={styles.groups}>
          {groups.map(({ group, lead, rest }, index) => (
            <UpdateGroup
              key={`${group.daysAgo} ${group.name}`}
              group={group}
              lead={lead}
              rest={rest}
              language={language}
              index={index}
              isOnTop={index === 0 && carousel.length === 0}
            />
          ))}
          {quiet && <QuietHome quiet={quiet} language={language} />}
          {middleBanner && <MiddleBanner banner={middleBanner} />}
        </div>
        <Hottest ranking={home.ranking} language={language} />
      </div>
      <FeaturedLists lists={featuredLists} />
      <SocialLinks />
      <ScrollToTop />
      {home.popup && <HomePopupPlace popup={home.popup} />}
    </>
  );
}
