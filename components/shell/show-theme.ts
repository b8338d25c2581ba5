import { barColors } from './bar-colors';

/**
 * Has the document and the bars of the browser around it look as the reader chose, or, without a choice, as the device does. The bars have a tag of
 * their own: of several the first holds, and those of the page, which go by the device, come anew with every page.
 */
export function showTheme(theme: keyof typeof barColors | undefined): void {
  document.querySelector('meta[name=theme-color]:not([media])')?.remove();
  if (!theme) {
    delete document.documentElement.dataset.theme;
    return;
  }
  document.documentElement.dataset.theme = theme;
  const bars = document.createElement('meta');
  bars.name = 'theme-color';
  bars.content = barColors[theme];
  document.head.prepend(bars);
}
