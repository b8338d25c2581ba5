import { linesOf } from './lines-of';

export const myGlasses = linesOf('my-glasses', {
  eng: {
    title: 'Lost and Found',
    where: 'Where are my glasses?!',
    nose: 'On your nose.',
    'and-yours': 'So they are! Where are yours?',
    mine: '...On your nose.',
  },
  esp: {
    title: 'Objetos perdidos',
    where: '¡¿Dónde están mis gafas?!',
    nose: 'En tu nariz.',
    'and-yours': '¡Es verdad! ¿Y las tuyas?',
    mine: '...En tu nariz.',
  },
  fra: {
    title: 'Objets trouvés',
    where: 'Où sont mes lunettes ?!',
    nose: 'Sur ton nez.',
    'and-yours': 'Ah oui ! Et les tiennes ?',
    mine: '...Sur ton nez.',
  },
  ind: {
    title: 'Kacamata',
    where: 'Kacamataku mana?!',
    nose: 'Di hidungmu.',
    'and-yours': 'Oh iya! Kacamatamu mana?',
    mine: '...Di hidungmu.',
  },
  ptb: {
    title: 'Achados e perdidos',
    where: 'Cadê meus óculos?!',
    nose: 'No seu nariz.',
    'and-yours': 'É mesmo! E os seus?',
    mine: '...No seu nariz.',
  },
  rus: {
    title: 'Бюро находок',
    where: 'Где мои очки?!',
    nose: 'У тебя на носу.',
    'and-yours': 'Точно! А твои где?',
    mine: '...У тебя на носу.',
  },
  tha: {
    title: 'แว่นหาย',
    where: 'แว่นฉันอยู่ไหน?!',
    nose: 'อยู่บนจมูกไง',
    'and-yours': 'จริงด้วย! แล้วของเธอล่ะ?',
    mine: '...อยู่บนจมูกเธอ',
  },
  deu: {
    title: 'Die Brille',
    where: 'Wo ist meine Brille?!',
    nose: 'Auf deiner Nase.',
    'and-yours': 'Stimmt! Und wo ist deine?',
    mine: '...Auf deiner Nase.',
  },
  vie: {
    title: 'Kính đâu',
    where: 'Kính tớ đâu rồi?!',
    nose: 'Trên mũi kìa.',
    'and-yours': 'Ừ nhỉ! Thế kính cậu đâu?',
    mine: '...Trên mũi cậu.',
  },
});
