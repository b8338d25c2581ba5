/** Calls `then` once the page with its pictures is there and the browser has nothing better to do. @returns what ends the wait */
export function whenReadable(then: () => void): () => void {
  let isOver = false;
  const idle = () => {
    // Not every browser says when it is idle.
    const later = window.requestIdleCallback ?? ((soon: () => void) => setTimeout(soon, 1));
    later(() => isOver || then());
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
  return () => {
    isOver = true;
    window.removeEventListener('load', idle);
  };
}
