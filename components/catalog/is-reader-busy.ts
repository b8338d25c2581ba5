const DIALOG = 'dialog[open], [role="dialog"]';
const FIELD = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"]), textarea, select, [contenteditable="true"]';

// Scripts of others, those that ask for consent above all, leave their dialogs in the page when they are done.
const isSeen = (element: Element) => (element as Partial<Element>).checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;

/** Whether a dialog is open, or the focus in a field that is typed into. */
export function isReaderBusy(): boolean {
  return [...document.querySelectorAll(DIALOG)].some(isSeen) || document.activeElement?.matches(FIELD) === true;
}

/** Calls `changed` whenever a reader may have become free. @returns what ends that */
export function watchReader(changed: () => void): () => void {
  // The focus has not yet moved when its leaving is told.
  const later = () => setTimeout(changed);
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'class', 'style', 'hidden'] });
  document.addEventListener('focusout', later);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusout', later);
  };
}
