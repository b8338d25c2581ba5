import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Fold } from './fold';

jest.mock('@/lib/client/after-paint', () => ({ afterPaint: () => Promise.resolve() }));

const rows = Array.from({ length: 25 }, (_, index) => (
  <li key={index}>
    <a href="#">Number {index + 1}</a>
  </li>
));

test('the button unfolds the list and is gone', async () => {
  render(<Fold label="Show all 25">{rows}</Fold>);
  expect(screen.getByRole('list')).toHaveClass('folded');
  await userEvent.click(screen.getByRole('button', { name: 'Show all 25' }));
  await waitFor(() => expect(screen.getByRole('list')).not.toHaveClass('folded'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the first of what it hid takes the focus', async () => {
  render(<Fold label="Show all 25">{rows}</Fold>);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 25' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Number 11' })).toHaveFocus());
});

test('a list short enough has no button', () => {
  render(
    <Fold>
      <li>First</li>
    </Fold>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
