import { linesOf } from './lines-of';

export const dishOfTheDay = linesOf('dish-of-the-day', {
  eng: {
    title: 'Dish of the Day',
    here: 'Here you go: the Tuesday special!',
    'whats-in': 'And what’s in it?',
    everything: 'Monday.',
  },
  esp: {
    title: 'Plato del día',
    here: '¡Aquí tienes: el plato del martes!',
    'whats-in': '¿Y qué lleva?',
    everything: 'El del lunes.',
  },
  fra: {
    title: 'Plat du jour',
    here: 'Et voilà : le mardi !',
    'whats-in': 'Il y a quoi dedans ?',
    everything: 'Du lundi.',
  },
  ind: {
    title: 'Menu Hari Ini',
    here: 'Ini dia: menu Selasa!',
    'whats-in': 'Isinya apa?',
    everything: 'Menu Senin.',
  },
  ptb: {
    title: 'Prato do dia',
    here: 'Aqui está: o prato de terça!',
    'whats-in': 'E o que vai nele?',
    everything: 'O de segunda.',
  },
  rus: {
    title: 'Блюдо дня',
    here: 'Прошу: блюдо «Вторник»!',
    'whats-in': 'А из чего оно?',
    everything: 'Из понедельника.',
  },
  tha: {
    title: 'เมนูวันนี้',
    here: 'นี่ไง เมนูวันอังคาร!',
    'whats-in': 'ใส่อะไรบ้าง?',
    everything: 'เมนูวันจันทร์',
  },
  deu: {
    title: 'Tagesgericht',
    here: 'Bitte sehr: der Dienstag!',
    'whats-in': 'Und was ist drin?',
    everything: 'Der Montag.',
  },
  vie: {
    title: 'Món trong ngày',
    here: 'Đây: món thứ Ba!',
    'whats-in': 'Trong đó có gì?',
    everything: 'Món thứ Hai.',
  },
});
