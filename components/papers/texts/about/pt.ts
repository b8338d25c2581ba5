import type { AboutText } from '../texts';

export const pt: AboutText = {
  title: 'Quem somos',
  description: 'O Komawari é um leitor gratuito de mangá oficial em nove idiomas.',
  picture: {
    alt: 'Uma página de mangá em quadros: um gato lê numa prateleira, um trem cruza a noite e há um livro aberto. Acima: Komawari, mangá oficial, grátis, em nove idiomas.',
    line: 'Mangá oficial. Grátis. Em nove idiomas.',
  },
};
