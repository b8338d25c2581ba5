import { linesOf } from './lines-of';

export const countingSheep = linesOf('counting-sheep', {
  eng: {
    title: 'Sheep',
    cant: 'I can’t sleep.',
    sheep: 'Then count sheep.',
    number: '...four hundred and six...',
    'go-on': 'Go on! How does it end?',
  },
  esp: {
    title: 'Ovejas',
    cant: 'No puedo dormir.',
    sheep: 'Pues cuenta ovejas.',
    number: '...cuatrocientas seis...',
    'go-on': '¡Sigue! ¿Cómo termina?',
  },
  fra: {
    title: 'Moutons',
    cant: 'Je n’arrive pas à dormir.',
    sheep: 'Compte les moutons.',
    number: '...quatre cent six...',
    'go-on': 'Continue ! Ça finit comment ?',
  },
  ind: {
    title: 'Domba',
    cant: 'Aku nggak bisa tidur.',
    sheep: 'Hitung domba saja.',
    number: '...empat ratus enam...',
    'go-on': 'Terus! Akhirnya gimana?',
  },
  ptb: {
    title: 'Carneirinhos',
    cant: 'Não consigo dormir.',
    sheep: 'Conta carneirinho.',
    number: '...quatrocentos e seis...',
    'go-on': 'Continua! Como acaba?',
  },
  rus: {
    title: 'Овцы',
    cant: 'Не могу уснуть.',
    sheep: 'Считай овец.',
    number: '...четыреста шесть...',
    'go-on': 'Дальше! Чем всё кончится?',
  },
  tha: {
    title: 'นับแกะ',
    cant: 'นอนไม่หลับ',
    sheep: 'งั้นก็นับแกะสิ',
    number: '...สี่ร้อยหก...',
    'go-on': 'ต่อสิ! แล้วจบยังไง?',
  },
  deu: {
    title: 'Schäfchen',
    cant: 'Ich kann nicht schlafen.',
    sheep: 'Dann zähl Schafe.',
    number: '...vierhundertsechs...',
    'go-on': 'Weiter! Wie geht es aus?',
  },
  vie: {
    title: 'Đếm cừu',
    cant: 'Tôi không ngủ được.',
    sheep: 'Vậy đếm cừu đi.',
    number: '...bốn trăm linh sáu...',
    'go-on': 'Tiếp đi! Kết thế nào?',
  },
});
