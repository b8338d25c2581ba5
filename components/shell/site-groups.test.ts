import { siteGroups } from './site-groups';

const none = { social: {}, stores: {} };
const linksOf = (groups: ReturnType<typeof siteGroups>) =>
  Object.fromEntries(groups.flatMap(({ links }) => links.map(({ link, href }): [string, string] => [link, href])));

test('without places of the operator’s own, all links stay within the site', () => {
  const groups = siteGroups(none, 'deu');
  expect(Object.values(linksOf(groups)).every((href) => href.startsWith('/'))).toBe(true);
  expect(linksOf(groups)).toMatchObject({ faq: '/faq', about: '/about_us', rating: '/rating/deu' });
  expect(groups.find(({ group }) => group === 'elsewhere')?.links).toEqual([]);
});

test('a help centre and an about page elsewhere take their places, and the questions keep theirs', () => {
  const links = linksOf(siteGroups({ ...none, help: 'https://help.example', about: 'https://about.example' }, 'eng'));
  expect(links).toMatchObject({ faq: 'https://help.example', questions: '/faq', about: 'https://about.example' });
});

test('places stand where they are looked for', () => {
  const groups = siteGroups(
    {
      social: { chat: 'https://chat.example' },
      stores: { ios: 'https://store.example' },
      creators: 'https://create.example',
      guidelines: 'https://rules.example',
    },
    'eng',
  );
  const named = Object.fromEntries(groups.map(({ group, links }) => [group, links.map(({ link }) => link)]));
  expect(named.elsewhere).toEqual(['creators', 'chat', 'ios']);
  expect(named.legal).toEqual(['terms', 'privacy', 'copyright', 'guidelines']);
});
