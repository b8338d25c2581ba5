'use client';

import { buttonClass } from '@/components/ui/button-class';

import { ErrorPicture } from './error-picture';
import { BROKEN_WORDS } from './model/broken-words';
import { State } from './state';

/** What is said where the frame of all pages has failed, and with it all that a page is told. `locale`: as far as it is known. */
export function Broken({ locale }: { locale: string }) {
  const { title, text, action } = BROKEN_WORDS[locale] ?? BROKEN_WORDS.en!;
  return (
    <main>
      <title>{title}</title>
      <State
        drawing={<ErrorPicture />}
        title={title}
        text={text}
        action={
          <a href="" className={buttonClass()}>
            {action}
          </a>
        }
      />
    </main>
  );
}
