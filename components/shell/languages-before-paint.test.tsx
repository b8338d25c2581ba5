import fc from 'fast-check';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';

import { readContentLanguages } from '@/lib/client/content-languages';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { formatLanguages } from '@/lib/edition';
import messages from '@/messages/en.json';

import { LanguagesBeforePaint } from './languages-before-paint';
import { saidLanguages } from './model/said-languages';

const SERVED = 'Reading: EN';

/** What a button says after the script behind it has run. */
function saidBehind(button: string): string {
  const served = renderToString(
    <NextIntlClientProvider locale="en" messages={messages}>
      <LanguagesBeforePaint />
    </NextIntlClientProvider>,
  );
  document.body.innerHTML = button + served;
  const script = document.querySelector('script')!;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  new Function(script.textContent)();
  return document.body.firstElementChild!.textContent;
}

const BUTTON = `<button><span>English</span><span>${SERVED}</span></button>`;
const some = fc
  .subarray(Object.keys(LANGUAGES) as Language[])
  .chain((languages) => fc.shuffledSubarray(languages, { minLength: languages.length }));

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'languages=; path=/; max-age=0';
});

test('it says what the page will say once its scripts are there, wherever that is kept', () => {
  fc.assert(
    fc.property(some, fc.boolean(), (languages, isStored) => {
      localStorage.clear();
      document.cookie = `languages=${isStored ? '' : formatLanguages(languages)}; path=/`;
      if (isStored) localStorage.setItem('contentsV2', languages.join(','));
      expect(saidBehind(BUTTON)).toBe(`EnglishReading: ${saidLanguages(readContentLanguages('eng'))}`);
    }),
    { numRuns: 60 },
  );
});

test('what it cannot read leaves what was served', () => {
  localStorage.setItem('contentsV2', 'klingon,,toString');
  expect(saidBehind(BUTTON)).toBe(`English${SERVED}`);
});

test('where the button is not, nothing is written into what is there', () => {
  localStorage.setItem('contentsV2', 'deu');
  expect(saidBehind('<a href="/search">Search</a>')).toBe('Search');
});
