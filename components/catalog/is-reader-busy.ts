import { press } from './press';

const DIALOG = 'dialog[open], [role="dialog"]';
const FIELD =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"]), textarea, select, [contenteditable="true"]';

// Scripts of others, those that ask for consent above all, leave their dialogs in the page when they are done.
const isSeen = (element: Element) =>
  (element as Partial<Element>).checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;

/** Whether a dialog is open, the focus in a field that is typed into, or something being pressed. */
export function isReaderBusy(): boolean {
  return (
    press.isOn() ||
    [...document.querySelectorAll(DIALOG)].some(isSeen) ||
    document.activeElement?.matches(FIELD) === true
  );
}

/** Calls `changed` whenever a reader may have become free. @returns what ends that */
export function watchReader(changed: () => void): () => void {
  // The focus has not yet moved when its leaving is told.
  const later = () => setTimeout(changed);
  const observer = new MutationObserver(changed);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open', 'class', 'style', 'hidden'],
  });
  document.addEventListener('focusout', later);
  const endPress = press.watch(changed);
  return () => {
    endPress();
    observer.disconnect();
    document.removeEventListener('focusout', later);
  };
}
