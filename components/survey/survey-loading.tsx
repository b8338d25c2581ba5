import { useTranslations } from 'next-intl';

import { Skeleton } from '@/components/ui/skeleton';

import styles from './survey-form.module.css';
import { SurveyHead } from './survey-head';
import head from './survey-head.module.css';

const WIDTHS = ['70%', '100%', '100%', '100%'];

export function SurveyLoading() {
  const t = useTranslations('survey');
  return (
    <>
      <SurveyHead>
        <p role="status" className={head.introduction}>
          {t('loading')}
        </p>
        <noscript>{t('script')}</noscript>
      </SurveyHead>
      <div className={styles.skeletons} aria-hidden>
        {[1, 2].map((question) => (
          <div key={question} className={styles.skeleton}>
            {WIDTHS.map((width, index) => (
              <Skeleton key={index} width={width} height={index === 0 ? '40px' : '56px'} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
