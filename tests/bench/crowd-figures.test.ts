import { crowdFigures } from './crowd-figures';
import { keepsLimit } from './figure';

const PAGE = { status: 200, bytes: 9_000 };
const kept = (reached: number) => crowdFigures({ answers: [PAGE, PAGE], reached, seconds: 1 }).map(keepsLimit);

test('one request of a crowd may reach the site, not each', () => {
  expect(kept(1)).toEqual([true, true]);
  expect(kept(6)).toEqual([false, true]);
});

test('a crowd of which nothing is known to have reached it has measured nothing', () =>
  expect(kept(0)).toEqual([false, true]));

test('each that failed is told', () => {
  const [, failing] = crowdFigures({
    answers: [PAGE, { status: 502, bytes: 9 }, { error: 'cut off' }, { status: 200, bytes: 0 }],
    reached: 1,
    seconds: 1,
  });
  expect(failing).toMatchObject({
    what: '4 connections on a new chapter: fail',
    value: 3,
    beside: '502, cut off, 200',
    limit: { most: 0 },
  });
});
