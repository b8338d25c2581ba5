interface Expected {
  /** What the texts of the language have in them, as the source of a regular expression. */
  pattern: string;
  /** Their BCP 47 tag. */
  tag: string;
  /** Reports texts without the pattern that are said in the language, too. */
  isStrict?: boolean;
}

/**
 * Finds texts and accessible names whose nearest `lang` is not their language. The function uses nothing from its module, because journeys
 * send its source to the browser.
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
