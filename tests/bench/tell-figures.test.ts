import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Figure } from './figure';
import { failureFigure, tellFigures } from './tell-figures';

const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
const json = path.join(folder, 'within/bench.json');
afterAll(() => rmSync(folder, { recursive: true }));

const told = jest.spyOn(console, 'log').mockImplementation(() => undefined);
beforeEach(() => told.mockClear());

const kept: Figure = { what: 'home', value: 150, unit: 'KiB', limit: { most: 165 } };
const missed: Figure = {
  what: 'viewer',
  value: 0.8,
  unit: 'of bare',
  beside: 'bare 1,230 a second',
  limit: { least: 0.85 },
};
const part = (name: string, ...figures: Figure[]) => ({ part: name, othersBefore: 0.5, seconds: 3, figures });
const printed = () => told.mock.calls.join('\n');

test('all rows stand in one table, each with its limit and whether it is kept', () => {
  expect(
    tellFigures(
      [part('weight', kept), part('server', missed, { what: 'a redirect', value: 7, unit: 'a second' })],
      json,
    ),
  ).toBe(false);
  expect(printed()).toMatch(/weight +home +150 +KiB +at most 165 +ok\n/);
  expect(printed()).toMatch(/server +viewer +0\.80 +of bare +bare 1,230 a second +at least 0\.85 +MISSED\n/);
  expect(printed()).toMatch(/server +a redirect +7 +a second\n/);
  expect(printed()).toContain('1 figures missed');
});

test('a row without a limit has missed where it is no number', () => {
  expect(tellFigures([part('growth', { what: 'the sitemap', value: NaN, unit: 'of 100 series' })], json)).toBe(false);
  expect(printed()).toMatch(/growth +the sitemap +NaN +of 100 series +MISSED/);
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ figures: [{ ok: false }] });
});

test('it is good when all that has a limit keeps it', () => {
  expect(tellFigures([part('weight', kept)], json)).toBe(true);
  expect(printed()).toContain('Every figure keeps its limit');
});

test('a bench that fails is a row that has missed, and says why', () => {
  expect(
    tellFigures([part('weight', kept), part('server', failureFigure(new Error('It has ended.\nat line 3')))], json),
  ).toBe(false);
  expect(printed()).toMatch(/server +could not be measured .*It has ended\. .*MISSED/);
});

test('so does one whose error has no words', () => {
  expect(failureFigure(new TypeError()).beside).toBe('TypeError');
});

test('the same is written as JSON', () => {
  tellFigures([part('server', missed)], json);
  const written: unknown = JSON.parse(readFileSync(json, 'utf8'));
  expect(written).toMatchObject({
    parts: [{ part: 'server', seconds: 3, othersBefore: 0.5 }],
    figures: [{ part: 'server', ...missed, ok: false }],
  });
});
