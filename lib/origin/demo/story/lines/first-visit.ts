import { linesOf } from './lines-of';

export const firstVisit = linesOf('first-visit', {
  eng: {
    title: 'New Here',
    free: 'The first visit is free!',
    great: 'How kind. Goodbye!',
    hello: 'Hello! It’s my first visit.',
  },
  esp: {
    title: 'Primera vez',
    free: '¡La primera visita es gratis!',
    great: 'Qué amable. ¡Adiós!',
    hello: '¡Hola! Nunca he estado aquí.',
  },
  fra: {
    title: 'Première visite',
    free: 'La première visite est gratuite !',
    great: 'Trop aimable. Au revoir !',
    hello: 'Bonjour ! C’est ma première visite.',
  },
  ind: {
    title: 'Pertama Kali',
    free: 'Kunjungan pertama gratis!',
    great: 'Baik sekali. Dadah!',
    hello: 'Halo! Baru pertama ke sini.',
  },
  ptb: {
    title: 'Primeira vez',
    free: 'A primeira visita é grátis!',
    great: 'Que gentileza. Tchau!',
    hello: 'Oi! É minha primeira vez aqui.',
  },
  rus: {
    title: 'В первый раз',
    free: 'Первый раз — бесплатно!',
    great: 'Как мило. Всего доброго!',
    hello: 'Здрасьте! Я тут впервые.',
  },
  tha: {
    title: 'ลูกค้าใหม่',
    free: 'มาครั้งแรกฟรี!',
    great: 'ใจดีจัง ไปละนะ!',
    hello: 'สวัสดี! เพิ่งเคยมาครั้งแรก',
  },
  deu: {
    title: 'Zum ersten Mal',
    free: 'Der erste Besuch ist gratis!',
    great: 'Wie nett. Tschüss!',
    hello: 'Hallo! Ich bin zum ersten Mal hier.',
  },
  vie: {
    title: 'Khách mới',
    free: 'Lần đầu miễn phí!',
    great: 'Tử tế quá. Chào nhé!',
    hello: 'Xin chào! Tôi mới đến lần đầu.',
  },
});
