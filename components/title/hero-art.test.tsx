import { render } from '@testing-library/react';

import { HeroArt } from './hero-art';

test('phones are offered what they can use, larger windows all widths', () => {
  const { container } = render(<HeroArt url="/media/background/7/wide-2880.webp?v=1" />);
  expect(container.querySelector('source')!.srcset).toBe(
    '/media/background/7/wide-960.webp?v=1 960w, /media/background/7/wide-1440.webp?v=1 1440w',
  );
  expect(container.querySelector('img')!.srcset).toContain('wide-2880.webp?v=1 2880w');
});

test('a picture of elsewhere is asked for as it is', () => {
  const { container } = render(<HeroArt url="https://pictures.example/7.webp" />);
  expect(container.querySelector('source')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://pictures.example/7.webp');
  expect(container.querySelector('img')).not.toHaveAttribute('srcset');
});
