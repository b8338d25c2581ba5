interface Expected {
  /** What the texts of the language have in them, as the source of a regular expression. */
  pattern: string;
  /** Their BCP 47 tag. */
  tag: string;
  /** Reports texts without the pattern that are said in the language, too. */
  isStrict?: boolean;
}

/**
 * The texts and names of a document that are not said in their language, which the nearest `lang` around them tells. Refers to nothing
 * around it, for journeys send it to the browser as source.
 */
export function misspoken({ pattern, tag, isStrict = false }: Expected): string[] {
  const words = new RegExp(pattern, 'u');
  const names = ['aria-label', 'aria-valuetext', 'alt', 'title'];
  return [...document.body.querySelectorAll('*:not(script, style, noscript)')].flatMap((element) => {
    const isSaid = element.closest('[lang]')?.getAttribute('lang') === tag;
    const texts = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''));
    return [...texts, ...names.map((name) => element.getAttribute(name))].filter((text): text is string => {
      if (!text || !/\p{L}/u.test(text)) return false;
      return words.test(text) ? !isSaid : isStrict && isSaid;
    });
  });
}
