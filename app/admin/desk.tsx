import type { ReactNode } from 'react';

import { Frame, type Part } from '@/components/admin/frame';
import { SwitchesState } from '@/components/admin/switches-state';
import { Trouble } from '@/components/admin/trouble';
import { translatorFor } from '@/lib/i18n/translator-for';
import type { AdminTrouble } from '@/lib/server/admin/admin-error';
import { adminLocale } from '@/lib/server/admin/admin-locale';
import { requireOperator } from '@/lib/server/admin/require-operator';
import { switchesNow } from '@/lib/switches/switches';

interface Props {
  part: Part;
  /** The address of this page, for who has to sign in first. */
  here: string;
  /** What stands in place of the part's name. */
  head?: string;
  headLang?: string;
  trouble?: AdminTrouble;
  children: ReactNode;
}

/** A page of the operator's, who has signed in; what is closed at the moment is said above it. */
export async function Desk({ part, here, head, headLang, trouble, children }: Props) {
  const { csrf } = await requireOperator(here);
  const locale = await adminLocale();
  const t = await translatorFor('admin', locale);
  const { file, set } = switchesNow();
  const closing = [set, file].filter(
    ({ maintenance, blockedCountries, allowedCountries }) =>
      maintenance || blockedCountries.length > 0 || allowedCountries,
  );
  return (
    <Frame
      locale={locale}
      head={head ?? t(`part.${part}`)}
      headLang={headLang}
      part={part}
      csrf={csrf}
      closed={
        closing.length > 0 &&
        closing.map((switches, at) => (
          <p key={at}>
            <SwitchesState locale={locale} switches={switches} />
          </p>
        ))
      }
    >
      {trouble && <Trouble locale={locale} trouble={trouble} />}
      {children}
    </Frame>
  );
}
