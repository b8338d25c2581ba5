import type { AboutText } from '../texts';

export const pt: AboutText = {
  title: 'Quem somos',
  description: '{site} é um leitor gratuito de mangá oficial em nove idiomas.',
  picture: {
    alt: 'Uma página de mangá em quadros: um gato lê numa prateleira, um trem cruza a noite e há um livro aberto. Acima: {site}, mangá oficial, grátis, em nove idiomas.',
    line: 'Mangá oficial. Grátis. Em nove idiomas.',
  },
};
