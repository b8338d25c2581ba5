/** Browsers go on bringing a picture that has left the document until its address is taken away, too. Asked for as it leaves. */
export function letGo(image: HTMLImageElement): void {
  queueMicrotask(() => {
    if (image.isConnected) return;
    image.removeAttribute('srcset');
    image.removeAttribute('src');
  });
}
