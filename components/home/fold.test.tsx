import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Fold } from './fold';

test('the button unfolds the list and is gone', async () => {
  render(
    <Fold label="Show all 25">
      <li>First</li>
    </Fold>,
  );
  expect(screen.getByRole('list')).toHaveClass('folded');
  await userEvent.click(screen.getByRole('button', { name: 'Show all 25' }));
  expect(screen.getByRole('list')).not.toHaveClass('folded');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a list short enough has no button', () => {
  render(
    <Fold>
      <li>First</li>
    </Fold>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
