import { buttonClass } from '@/components/ui/button-class';
import { COUNTRIES_MAX } from '@/lib/admin/calls';
import type { SwitchesForm as Form } from '@/lib/admin/switches-form';
import { adminRoutes } from '@/lib/admin/routes';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';
import { limits } from '@/lib/limits';

import styles from './desk.module.css';

interface Props {
  locale: Locale;
  csrf: string;
  form: Form;
  revision: number;
  fault: { field: string; value: string } | undefined;
}

/** Closes the service and opens it. */
export async function SwitchesForm({ locale, csrf, form, revision, fault }: Props) {
  const t = await translatorFor('admin', locale);
  const countries = fault?.value
    ? t('service.fault.country', { value: fault.value })
    : t('service.fault.many', { max: String(COUNTRIES_MAX) });
  const said = {
    retryAfter: t('service.fault.retryAfter', { max: limits.retryAfterMaxSeconds }),
    blocked: countries,
    allowed: countries,
  };
  const faultOf = (field: keyof typeof said) =>
    fault?.field === field && (
      <p id={`${field}-fault`} className={styles.fault} role="alert">
        {said[field]}
      </p>
    );
  const described = (field: string, hint: string) => ({
    'aria-invalid': fault?.field === field || undefined,
    'aria-describedby': [hint, fault?.field === field && `${field}-fault`].filter(Boolean).join(' ') || undefined,
  });
  return (
    <form className={styles.form} method="post" action={adminRoutes.act('switches')}>
      <input type="hidden" name="csrf" value={csrf} />
      <input type="hidden" name="revision" value={revision} />
      <div className={styles.field}>
        <label className={styles.check}>
          <input
            type="checkbox"
            name="maintenance"
            defaultChecked={form.maintenance}
            aria-describedby="maintenance-hint"
          />
          <span>{t('service.maintenance')}</span>
        </label>
        <p id="maintenance-hint" className={styles.hint}>
          {t('service.maintenanceHint')}
        </p>
      </div>
      <div className={styles.field}>
        <label htmlFor="retryAfter">{t('service.retryAfter')}</label>
        <input
          className={styles.input}
          id="retryAfter"
          name="retryAfter"
          inputMode="numeric"
          defaultValue={form.retryAfter}
          {...described('retryAfter', '')}
        />
        {faultOf('retryAfter')}
      </div>
      {(['blocked', 'allowed'] as const).map((name) => (
        <div key={name} className={styles.field}>
          <label htmlFor={name}>{t(`service.${name}`)}</label>
          <input
            className={styles.input}
            id={name}
            name={name}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            defaultValue={form[name]}
            {...described(name, 'codes')}
          />
          {faultOf(name)}
        </div>
      ))}
      <p id="codes" className={styles.hint}>
        {t('service.codes')}
      </p>
      <div>
        <button className={buttonClass('spot')}>{t('service.save')}</button>
      </div>
    </form>
  );
}
