import { render, screen } from '@testing-library/react';

import { WithMessages } from '@/components/ui/render-in-test';

import { Faq } from './faq';
import { APP_GROUPS, faqGroups, type FaqGroup } from './model/faq-groups';
import { readFaq } from './read-faq';

const anchorsOf = (groups: readonly FaqGroup[]) => groups.flatMap((group) => [group, ...faqGroups[group]]);
const APP_ANCHORS = anchorsOf(APP_GROUPS);
const OTHER_ANCHORS = anchorsOf((Object.keys(faqGroups) as FaqGroup[]).filter((group) => !APP_GROUPS.includes(group)));

function showFaq(hasApp: boolean) {
  const { container } = render(<Faq text={readFaq('en')} hasApp={hasApp} />, { wrapper: WithMessages });
  const has = (id: string) => container.querySelector(`#${id}`) !== null;
  return { has, contents: screen.getAllByRole('link').map((link) => link.getAttribute('href')) };
}

test('shows every group and question of a site with an app', () => {
  const { has, contents } = showFaq(true);
  expect([...OTHER_ANCHORS, ...APP_ANCHORS].filter((id) => !has(id))).toEqual([]);
  expect(contents).toEqual(expect.arrayContaining(APP_GROUPS.map((group) => `#${group}`)));
});

test('leaves out the groups about the app, also from the contents, where no store has it', () => {
  const { has, contents } = showFaq(false);
  expect(OTHER_ANCHORS.filter((id) => !has(id))).toEqual([]);
  expect(APP_ANCHORS.filter(has)).toEqual([]);
  for (const group of APP_GROUPS) expect(contents).not.toContain(`#${group}`);
});
