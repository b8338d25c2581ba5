import { linesOf } from './lines-of';

export const fearless = linesOf('fearless', {
  eng: {
    title: 'Fearless',
    nothing: 'Nothing scares me.',
    form: 'Then just fill in this form.',
    no: 'ANYTHING BUT THAT!',
  },
  esp: {
    title: 'Sin miedo',
    nothing: 'A mí nada me asusta.',
    form: 'Pues rellena este formulario.',
    no: '¡ESO NO!',
  },
  fra: {
    title: 'Sans peur',
    nothing: 'Rien ne me fait peur.',
    form: 'Alors remplis ce formulaire.',
    no: 'TOUT SAUF ÇA !',
  },
  ind: {
    title: 'Tanpa Takut',
    nothing: 'Nggak ada yang bikin aku takut.',
    form: 'Kalau gitu, isi formulir ini.',
    no: 'KECUALI ITU!',
  },
  ptb: {
    title: 'Sem medo',
    nothing: 'Nada me assusta.',
    form: 'Então preenche este formulário.',
    no: 'TUDO MENOS ISSO!',
  },
  rus: {
    title: 'Без страха',
    nothing: 'Меня ничто не пугает.',
    form: 'Тогда заполни эту анкету.',
    no: 'ТОЛЬКО НЕ ЭТО!',
  },
  tha: {
    title: 'ไม่กลัวอะไร',
    nothing: 'ฉันไม่กลัวอะไรทั้งนั้น',
    form: 'งั้นกรอกแบบฟอร์มนี้ที',
    no: 'ยกเว้นอันนี้!',
  },
  deu: {
    title: 'Furchtlos',
    nothing: 'Mir macht nichts Angst.',
    form: 'Dann füll das Formular hier aus.',
    no: 'ALLES, NUR DAS NICHT!',
  },
  vie: {
    title: 'Gan lì',
    nothing: 'Tôi chẳng sợ gì cả.',
    form: 'Vậy điền mẫu đơn này đi.',
    no: 'TRỪ CÁI NÀY!',
  },
});
