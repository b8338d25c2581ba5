import { existsSync } from 'node:fs';
import { extent, fontFiles, measure } from './fonts';

test('every font file is there, and none is a web font', () => {
  const files = fontFiles();
  expect(new Set(files).size).toBe(files.length);
  for (const file of files) {
    expect(file).toMatch(/\.(ttf|otf)$/);
    expect(existsSync(file)).toBe(true);
  }
});

test('a width grows with the text and in step with the size', () => {
  expect(measure('Ferry at Six', 'condensed', 80)).toBeCloseTo(2 * measure('Ferry at Six', 'condensed', 40));
  expect(measure('Ferry at Six', 'condensed', 40)).toBeGreaterThan(measure('Ferry', 'condensed', 40));
});

test('stacked accents reach higher than plain letters', () => {
  expect(extent('Ế', 'wide').above).toBeGreaterThan(extent('E', 'wide').above);
  expect(extent('gy', 'slab').below).toBeGreaterThan(0.1);
});
