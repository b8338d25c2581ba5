const NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** What a language is called that a tag such as `ja` or `zh-Hans` stands for, whichever of the world's it is; undefined for what stands for none. */
export function nameOfLanguage(tag: string): string | undefined {
  try {
    return NAMES.of(tag.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}
