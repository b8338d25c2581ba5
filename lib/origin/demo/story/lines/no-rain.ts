import { linesOf } from './lines-of';

export const noRain = linesOf('no-rain', {
  eng: {
    title: 'Forecast',
    wont: 'It won’t rain.',
    well: 'You were saying?',
    today: 'I didn’t say TODAY.',
  },
  esp: {
    title: 'Pronóstico',
    wont: 'No va a llover.',
    well: '¿Decías?',
    today: 'No dije HOY.',
  },
  fra: {
    title: 'Météo',
    wont: 'Il ne pleuvra pas.',
    well: 'Tu disais ?',
    today: 'Je n’ai pas dit AUJOURD’HUI.',
  },
  ind: {
    title: 'Ramalan Cuaca',
    wont: 'Nggak bakal hujan.',
    well: 'Tadi bilang apa?',
    today: 'Aku nggak bilang HARI INI.',
  },
  ptb: {
    title: 'Previsão',
    wont: 'Não vai chover.',
    well: 'Você dizia?',
    today: 'Eu não disse HOJE.',
  },
  rus: {
    title: 'Прогноз',
    wont: 'Дождя не будет.',
    well: 'Так что там с дождём?',
    today: 'Речь была не про СЕГОДНЯ.',
  },
  tha: {
    title: 'พยากรณ์อากาศ',
    wont: 'ฝนไม่ตกหรอก',
    well: 'เมื่อกี้ว่าไงนะ?',
    today: 'ไม่ได้บอกว่าวันนี้นี่',
  },
  deu: {
    title: 'Wetterbericht',
    wont: 'Es wird nicht regnen.',
    well: 'Wie war das?',
    today: 'Von HEUTE war keine Rede.',
  },
  vie: {
    title: 'Dự báo',
    wont: 'Không mưa đâu.',
    well: 'Vừa nói gì ấy nhỉ?',
    today: 'Tôi có nói HÔM NAY đâu.',
  },
});
