import { buttonClass } from '@/components/ui/button-class';
import { adminRoutes } from '@/lib/admin/routes';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';

import styles from './desk.module.css';

const WHYS = ['wrong', 'wait', 'expired', 'out'] as const;

interface Props {
  locale: Locale;
  /** Why it is shown, where somebody else than the operator himself has led here. */
  why: string | undefined;
  seconds: number;
  next: string;
}

export async function SignInForm({ locale, why, seconds, next }: Props) {
  const t = await translatorFor('admin', locale);
  const said = WHYS.find((each) => each === why);
  return (
    <form className={styles.form} method="post" action={adminRoutes.act('sign-in')}>
      {said && (
        <p className={styles.note} role="alert">
          {t(`signIn.${said}`, { seconds })}
        </p>
      )}
      <input type="hidden" name="next" value={next} />
      <div className={styles.field}>
        <label htmlFor="token">{t('signIn.token')}</label>
        <input
          className={styles.input}
          id="token"
          name="token"
          type="password"
          autoComplete="current-password"
          required
          aria-describedby="token-hint"
        />
        <p id="token-hint" className={styles.hint}>
          {t('signIn.hint')}
        </p>
      </div>
      <div>
        <button className={buttonClass('ink')}>{t('signIn.head')}</button>
      </div>
    </form>
  );
}
