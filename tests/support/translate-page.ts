import type { BrowserContext, Page } from 'playwright/test';

/**
 * Mimics Chrome's page translation: wraps each text node, also later ones, in `<font><font>` and leaves the words as they are.
 * Self-contained, because journeys send its source.
 */
export function translateDocument(): () => void {
  const LEFT_ALONE = 'font, script, style, noscript, textarea, option, title, svg, [translate="no"]';

  function translate(text: Text) {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.textContent = text.data;
    text.replaceWith(font);
  }

  function translateWithin(root: Node) {
    if (root instanceof Text) return translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateWithin(target);
      else addedNodes.forEach(translateWithin);
    }
  });
  translateWithin(document.body);
  observer.observe(document.body, { characterData: true, childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Has the document of each test of the scope translated, in component tests. */
export function translateEachTest(): void {
  let stop: () => void;
  beforeEach(() => void (stop = translateDocument()));
  afterEach(() => stop());
}

/** Runs once React has taken over the document: a browser translates what has been there for a while. */
function onceHydrated(run: () => void) {
  const root = document.documentElement;
  if (root?.dataset.hydrated !== undefined) return run();
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.hydrated === undefined) return;
    observer.disconnect();
    run();
  }).observe(document, { attributeFilter: ['data-hydrated'], subtree: true });
}

/** Has every document of a page or a context translated. */
export async function translatePages(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript({ content: `(${onceHydrated})(${translateDocument})` });
}
