import type { AboutText } from '../texts';

export const es: AboutText = {
  title: 'Quiénes somos',
  description: '{site} es un lector gratuito de manga oficial en nueve idiomas.',
  picture: {
    alt: 'Una página de cómic en viñetas: un gato lee en una repisa, un tren cruza la noche y hay un libro abierto. Encima: {site}, manga oficial, gratis, en nueve idiomas.',
    line: 'Manga oficial. Gratis. En nueve idiomas.',
  },
};
