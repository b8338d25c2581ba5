import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { BeforePaint } from './before-paint';
import { beforePaintScript } from './before-paint-script';

test('stands in what is served', () => {
  expect(renderToString(createElement(BeforePaint))).toBe(`<script>${beforePaintScript}</script>`);
});
