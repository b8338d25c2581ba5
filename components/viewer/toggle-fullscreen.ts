/** Fills the screen with the viewer, or gives it back, where the browser can. */
export function toggleFullscreen(): void {
  if (!document.fullscreenEnabled) return;
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // Refused without a gesture or by policy: the page stays as it is.
  void change.catch(() => undefined);
}
