/** Copies by the browser's own command, which takes what is selected in a field. */
function copyFromField(text: string, near: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  near.after(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    near.focus({ preventScroll: true });
  }
}

/**
 * Copies a text, also over plain HTTP, where there is no clipboard. To be called within the press.
 * @param near the pressed control: while a modal is open, a field that is elsewhere cannot be selected
 * @returns whether it was copied
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  // Call execCommand before any await: the browser refuses it outside the press.
  if (!('clipboard' in navigator)) return copyFromField(text, near);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyFromField(text, near),
  );
}
