/** Has the browser fetch and run a script, once. */
export function loadScript(address: string): void {
  if ([...document.scripts].some(({ src }) => src === new URL(address).href)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
