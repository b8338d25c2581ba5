import { seenWhenDrawn } from '@/tests/support/seen-when-drawn';

import { Outcome } from './outcome';

test('stands at the top, with the focus, when it is drawn', () => {
  window.scrollTo = jest.fn();
  const seen: unknown[] = [];
  seenWhenDrawn(<Outcome picture={null} title="Thanks" text="It has come." />, () =>
    seen.push(jest.mocked(window.scrollTo).mock.calls[0], document.activeElement?.textContent),
  );
  expect(seen).toEqual([[0, 0], 'Thanks']);
});
