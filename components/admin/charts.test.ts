import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { BarChart } from './bar-chart';
import { SurveyList } from './survey-list';

const numbers = (html: string, name: string) =>
  [...html.matchAll(/<rect[^>]*>/g)].map(([rect]) => Number(new RegExp(` ${name}="([^"]*)"`).exec(rect)![1]));

const barChart = (values: readonly number[]) =>
  renderToStaticMarkup(
    createElement(BarChart, { label: 'Views', values, ends: ['1', '4'], top: '4', none: 'None', tone: 'ink' }),
  );

test('bars are as high as their values, stand on the ground and do not overlap', () => {
  const html = barChart([1, 2, 4]);
  const [width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(html)!.slice(1).map(Number);
  const [x, heights, widths] = [numbers(html, 'x'), numbers(html, 'height'), numbers(html, 'width')];
  expect(heights).toEqual([height! / 4, height! / 2, height]);
  expect(numbers(html, 'y').map((y, at) => y + heights[at]!)).toEqual([height, height, height]);
  expect(
    x.map((left, at) => Math.floor((left / width!) * 3) === at && left + widths[at]! <= ((at + 1) * width!) / 3),
  ).toEqual([true, true, true]);
});

test('a chart of zeros says so', () => {
  expect(barChart([0, 0])).toContain('None');
  expect(barChart([0, 0])).not.toContain('<svg');
});

test('a closed survey is marked as closed, an open one is not', async () => {
  const survey = { subject: 'How do you read?', answers: 3, lastAt: 0 };
  const list = (isClosed: boolean) => SurveyList({ locale: 'en', surveys: [{ ...survey, key: 'reading', isClosed }] });
  expect(renderToStaticMarkup(await list(true))).toMatch(/closed/i);
  expect(renderToStaticMarkup(await list(false))).not.toMatch(/closed/i);
});
