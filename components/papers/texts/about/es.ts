import type { AboutText } from '../texts';

export const es: AboutText = {
  title: 'Quiénes somos',
  alt: 'Una página de cómic en viñetas: un gato lee en una repisa, un tren cruza la noche y hay un libro abierto. Encima: {site}.',
};
