/** How a browser may keep nothing: what a page is to run before its own scripts. */
export const FAILING_STORAGE = {
  'is blocked': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};
