import { linesOf } from './lines-of';

export const hiccups = linesOf('hiccups', {
  eng: {
    title: 'Hiccups',
    hic: 'I can’t... hic... stop!',
    scare: 'You need a good scare.',
    monday: 'Tomorrow is Monday.',
    gone: 'See? Gone.',
  },
  esp: {
    title: 'Hipo',
    hic: 'No puedo... ¡hip!... parar.',
    scare: 'Te hace falta un susto.',
    monday: 'Mañana es lunes.',
    gone: '¿Ves? Se fue.',
  },
  fra: {
    title: 'Le hoquet',
    hic: 'Ça ne... hic... s’arrête pas !',
    scare: 'Il te faut une bonne frayeur.',
    monday: 'Demain, c’est lundi.',
    gone: 'Tu vois ? Fini.',
  },
  ind: {
    title: 'Cegukan',
    hic: 'Nggak... hik... berhenti!',
    scare: 'Harus dikagetkan.',
    monday: 'Besok Senin.',
    gone: 'Tuh, hilang.',
  },
  ptb: {
    title: 'Soluço',
    hic: 'Não... hic... passa!',
    scare: 'Precisa de um bom susto.',
    monday: 'Amanhã é segunda.',
    gone: 'Viu? Passou.',
  },
  rus: {
    title: 'Икота',
    hic: 'Она... ик... не проходит!',
    scare: 'Тебя бы напугать.',
    monday: 'Завтра понедельник.',
    gone: 'Видишь? Прошла.',
  },
  tha: {
    title: 'สะอึก',
    hic: 'มัน... อึ๊ก... ไม่หยุด!',
    scare: 'ต้องตกใจถึงจะหาย',
    monday: 'พรุ่งนี้วันจันทร์',
    gone: 'เห็นไหม หายแล้ว',
  },
  deu: {
    title: 'Schluckauf',
    hic: 'Er geht... hick... nicht weg!',
    scare: 'Da hilft nur ein Schreck.',
    monday: 'Morgen ist Montag.',
    gone: 'Na also. Weg.',
  },
  vie: {
    title: 'Nấc',
    hic: 'Nó... hức... không hết!',
    scare: 'Phải giật mình mới khỏi.',
    monday: 'Mai là thứ Hai.',
    gone: 'Thấy chưa? Hết rồi.',
  },
});
