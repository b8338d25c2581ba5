import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { BeforePaint } from './before-paint';
import { beforePaintScript } from './before-paint-script';
import { siteGroups } from './site-groups';
import { addressIn } from './model/address-in';
import { currentSection } from './model/current-section';

test.each([
  ['/main/updates', { section: 'updates', own: true }],
  ['/in/eng-esp/updates', { section: 'updates', own: true }],
  ['/rare/deu-eng/titles/12', { section: 'manga', own: false }],
  ['/faq', undefined],
  ['/updatesque', undefined],
  ['/constructor', undefined],
])('the section of %s is %j', (path, section) => expect(currentSection(path)).toEqual(section));

test.each([
  ['/rating/deu', '/rating/eng'],
  ['/webview/faq/tha', '/webview/faq/eng'],
  ['/titles/10', undefined],
])('the English address of %s is %s', (pathname, address) => expect(addressIn('eng', pathname)).toBe(address));

test('site links are first-party unless the operator configures others, and the FAQ stays', () => {
  const linksOf = (more: object) =>
    Object.fromEntries(
      siteGroups({ social: {}, stores: {}, ...more }, 'deu').flatMap(({ links }) =>
        links.map(({ link, href }): [string, string] => [link, href]),
      ),
    );
  expect(Object.values(linksOf({})).filter((href) => !href.startsWith('/'))).toEqual([]);
  expect(linksOf({})).toMatchObject({ faq: '/faq', about: '/about_us', rating: '/rating/deu' });
  const [help, chat, ios] = ['https://help.example', 'https://chat.example', 'https://store.example'];
  const external = linksOf({ help, social: { chat }, stores: { ios } });
  expect(external).toMatchObject({ faq: help, questions: '/faq', chat, ios });
});

test('the server renders the script that runs before the first paint', () =>
  expect(renderToString(createElement(BeforePaint))).toBe(`<script>${beforePaintScript}</script>`));
