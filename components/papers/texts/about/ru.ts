import type { AboutText } from '../texts';

export const ru: AboutText = {
  title: 'О нас',
  alt: 'Страница комикса: кошка читает на полке, поезд едет сквозь ночь, раскрыта книга. Над кадрами: {site}.',
};
