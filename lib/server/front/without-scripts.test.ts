import { withoutScripts } from './without-scripts';

test('scripts go, and what fetches them; all else stays', () => {
  const html =
    '<head><link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script></head><p>&lt;script&gt;1&lt;/script&gt;</p><script>self.x = "<b>"\n</script>';
  expect(withoutScripts(html)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/></head><p>&lt;script&gt;1&lt;/script&gt;</p>',
  );
});
