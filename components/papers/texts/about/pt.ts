import type { AboutText } from '../texts';

export const pt: AboutText = {
  title: 'Quem somos',
  alt: 'Uma página de quadrinhos: um gato lê numa prateleira, um trem cruza a noite e há um livro aberto. Acima: {site}.',
};
