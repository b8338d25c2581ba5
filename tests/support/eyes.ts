/** Stands in for IntersectionObserver, which jsdom lacks. @returns what lets everything that is watched, or of it what a selector names, come into sight */
export function openEyes(): (selector?: string) => void {
  const watched = new Map<Element, () => void>();
  window.IntersectionObserver = class {
    constructor(private readonly call: (entries: { target: Element; isIntersecting: boolean }[]) => void) {}
    observe(target: Element) {
      watched.set(target, () => this.call([{ target, isIntersecting: true }]));
    }
    unobserve(target: Element) {
      watched.delete(target);
    }
    disconnect() {
      watched.clear();
    }
  } as unknown as typeof IntersectionObserver;
  return (selector = '*') => {
    for (const [target, see] of [...watched]) if (target.matches(selector)) see();
  };
}
