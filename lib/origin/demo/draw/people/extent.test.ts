import { bent, oval, tube } from './curve';
import { boxOfPath, joined, placed, placedPoint } from './extent';

test('the box of an ellipse is its radii', () => {
  const box = boxOfPath(oval(10, 20, 50, 30));
  expect(box.x).toBeCloseTo(-40, 0);
  expect(box.y).toBeCloseTo(-10, 0);
  expect(box.width).toBeCloseTo(100, 0);
  expect(box.height).toBeCloseTo(60, 0);
});

test('a bend bulges to the left of its direction and counts in the box', () => {
  const arch = boxOfPath(
    bent(
      [
        [0, 0],
        [100, 0, 0.3],
      ],
      false,
    ),
  );
  expect(arch.y).toBeLessThan(-12);
  expect(arch.y + arch.height).toBeCloseTo(0, 5);
});

test('a tube ends flat where its joints end', () => {
  const { cloth, over } = tube(
    [
      [0, 0],
      [0, 100],
      [0, 200],
    ],
    [20, 20, 10],
  );
  const whole = boxOfPath(cloth);
  expect(whole.y).toBeLessThan(-15);
  expect(whole.y + whole.height).toBeCloseTo(200, 0);
  expect(boxOfPath(over).y).toBeGreaterThan(30);
});

test('placing scales, turns and moves, in that order', () => {
  const p = placedPoint({ x: 10, y: 0 }, { x: 1, y: 2 }, 3, 90);
  expect(p.x).toBeCloseTo(1);
  expect(p.y).toBeCloseTo(32);
  expect(placed({ x: -1, y: -1, width: 2, height: 2 }, { x: 5, y: 5 }, { x: -2, y: 1 })).toEqual({
    x: 3,
    y: 4,
    width: 4,
    height: 2,
  });
});

test('a missing box does not widen the other', () => {
  const box = { x: 1, y: 2, width: 3, height: 4 };
  expect(joined(undefined, box)).toBe(box);
});
