import { render, screen } from '@testing-library/react';

import type { LabelCode } from '@/lib/domain/label';

import { LabelLogo } from './label-logo';

const shown = (code: LabelCode) => {
  const { container } = render(<LabelLogo label={{ code, name: 'Nightjar Weekly' }} />);
  expect(screen.getByText('Nightjar Weekly')).toBeVisible();
  return container.querySelector('path')?.getAttribute('d');
};

test('eleven labels have a logo of their own @4.11', () => {
  const marks = (['WJ', 'SQ', 'VJ', 'YJ', 'J_PLUS', 'CREATORS', 'TYJ', 'SKJ', 'GIGA', 'UJ', 'DX'] as const).map(
    (code) => {
      const mark = shown(code);
      document.body.replaceChildren();
      return mark;
    },
  );
  expect(marks).not.toContain(undefined);
  expect(new Set(marks).size).toBe(11);
});

test.each(['REVIVAL', 'MEE', 'OTHERS'] as const)('%s is known by its name', (code) => {
  expect(shown(code)).toBeUndefined();
});
