import { drawNews, NEWS_SCENES } from './news';

const BROKEN = ['NaN', 'undefined', 'Infinity', '[object'];

test.each(NEWS_SCENES)('%s is whole, has its size and no words, and is drawn in ink', (scene) => {
  const { svg, width, height } = drawNews(scene);
  expect([width, height]).toEqual([1200, 480]);
  expect([...BROKEN, '<text'].filter((word) => svg.includes(word))).toEqual([]);
  expect(svg.split('stroke="#14121c"').length).toBeGreaterThan(30);
});

test('a scene is the same string each time, and unlike the others', () => {
  const draw = () => NEWS_SCENES.map((scene) => drawNews(scene).svg);
  const [once, again] = [draw(), draw()];
  expect(NEWS_SCENES.filter((_, i) => once[i] !== again[i])).toEqual([]);
  expect(new Set(once).size).toBe(NEWS_SCENES.length);
}, 60_000);
