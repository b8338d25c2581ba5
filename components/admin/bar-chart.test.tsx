import { render } from '@testing-library/react';

import { BarChart } from './bar-chart';

const bars = (values: readonly number[]) => {
  const { container } = render(
    <BarChart label="Views" values={values} ends={['1', '4']} top="4" none="None" tone="ink" />,
  );
  const [, , width, height] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const rects = [...container.querySelectorAll('rect')].map((rect) =>
    Object.fromEntries(['x', 'y', 'width', 'height'].map((name) => [name, Number(rect.getAttribute(name))])),
  );
  return { width, height, rects: rects as Record<'x' | 'y' | 'width' | 'height', number>[] };
};

test.each([[[1, 2, 4]], [[200, 100, 50, 0]]])(
  'bars of %j are as high as these are large, the largest as high as the drawing',
  (values) => {
    const { height, rects } = bars(values);
    const most = Math.max(...values);
    expect(rects.map((bar) => bar.height)).toEqual(values.map((value) => (value / most) * height!));
  },
);

test('bars stand on the ground, one after another', () => {
  const { width, height, rects } = bars([1, 2, 4]);
  expect(rects.map((bar) => bar.y + bar.height)).toEqual([height, height, height]);
  for (const [at, bar] of rects.entries())
    expect([bar.x >= (at * width!) / 3, bar.x + bar.width <= ((at + 1) * width!) / 3, bar.width > 0]).toEqual([
      true,
      true,
      true,
    ]);
});

test('a little is seen beside very much, and nothing is not', () =>
  expect(bars([1, 0, 1_000_000]).rects.map((bar) => bar.height > 0)).toEqual([true, false, true]));

test('where all are nothing that is said', () => {
  const { container } = render(
    <BarChart label="Views" values={[0, 0]} ends={['1', '2']} top="0" none="Nobody has read it." tone="spot" />,
  );
  expect(container).toHaveTextContent('Nobody has read it.');
  expect(container.querySelector('svg')).toBeNull();
});
