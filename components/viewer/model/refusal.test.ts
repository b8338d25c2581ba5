import type { Language } from '@/lib/domain/language';
import type { SystemPopup } from '@/lib/domain/popup';

import { refusalFor } from './refusal';

const popup = (language: Language): SystemPopup => ({ kind: 'system', subject: language, body: '', language });

describe('refusalFor', () => {
  const popups = { english: popup('eng'), spanish: popup('esp'), all: [popup('tha')] };
  it.each([
    ['tha', 'tha'],
    ['esp', 'esp'],
    ['deu', 'eng'],
    ['eng', 'eng'],
  ] as const)('speaks to a reader of %s in %s @8.6', (reader, words) =>
    expect(refusalFor(popups, reader)?.language).toBe(words),
  );

  it('falls to English for Spanish readers without Spanish words, and to nothing without any @8.6', () => {
    expect(refusalFor({ english: popup('eng'), all: [] }, 'esp')?.language).toBe('eng');
    expect(refusalFor({ all: [] }, 'esp')).toBeUndefined();
  });
});
