import { act, render, screen } from '@testing-library/react';

import { Notices, useNotify } from './notices';

function Speaker() {
  const notify = useNotify();
  return <button onClick={() => notify('Kept.')}>say</button>;
}

test('a message is read out politely and goes by itself', () => {
  jest.useFakeTimers();
  render(
    <Notices group="foo">
      <Speaker />
    </Notices>,
  );
  const area = screen.getByRole('status');
  expect(area).toBeEmptyDOMElement();
  act(() => screen.getByText('say').click());
  expect(area).toHaveTextContent('Kept.');
  act(() => void jest.advanceTimersByTime(10_000));
  expect(area).toBeEmptyDOMElement();
  jest.useRealTimers();
});
