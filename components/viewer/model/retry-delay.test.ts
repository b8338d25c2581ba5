import { attemptUrl, retryDelay } from './retry-delay';

describe('retryDelay', () => {
  it('waits longer each time, then leaves it to the reader', () => {
    const [first, second, third] = [1, 2, 3].map(retryDelay);
    expect(second).toBeGreaterThan(first!);
    expect(third).toBeGreaterThan(second!);
    expect(retryDelay(4)).toBeUndefined();
  });
});

describe('attemptUrl', () => {
  it('changes the query, not the fragment', () => {
    expect(attemptUrl('/p.webp?s=1', 2)).toBe('/p.webp?s=1&attempt=2');
    expect(attemptUrl('/p.webp', 1)).toBe('/p.webp?attempt=1');
    expect(attemptUrl('/p.webp', 0)).toBe('/p.webp');
  });
});
