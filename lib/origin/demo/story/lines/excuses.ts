import { linesOf } from './lines-of';

export const excuses = linesOf('excuses', {
  eng: {
    title: 'Deadline',
    due: 'This was due this morning.',
    creative: 'Deadlines make me creative.',
    made: 'So what did you make?',
    eleven: 'Eleven excuses!',
  },
  esp: {
    title: 'Fecha límite',
    due: 'Esto era para esta mañana.',
    creative: 'Con prisa me inspiro más.',
    made: '¿Y qué se te ocurrió?',
    eleven: '¡Once excusas!',
  },
  fra: {
    title: 'Date limite',
    due: 'C’était pour ce matin.',
    creative: 'L’urgence m’inspire.',
    made: 'Et tu as créé quoi ?',
    eleven: 'Onze excuses !',
  },
  ind: {
    title: 'Tenggat',
    due: 'Ini harusnya selesai tadi pagi.',
    creative: 'Tenggat bikin aku kreatif.',
    made: 'Terus, hasilnya apa?',
    eleven: 'Sebelas alasan!',
  },
  ptb: {
    title: 'Prazo',
    due: 'Isto era pra hoje cedo.',
    creative: 'Sob pressão eu crio melhor.',
    made: 'E o que você criou?',
    eleven: 'Onze desculpas!',
  },
  rus: {
    title: 'Срок сдачи',
    due: 'Сдать надо было утром.',
    creative: 'Сроки меня вдохновляют.',
    made: 'И что придумалось?',
    eleven: 'Одиннадцать отговорок!',
  },
  tha: {
    title: 'เส้นตาย',
    due: 'งานนี้ต้องส่งเมื่อเช้านะ',
    creative: 'เส้นตายช่วยให้คิดสร้างสรรค์',
    made: 'แล้วสร้างอะไรมา?',
    eleven: 'ข้ออ้างสิบเอ็ดข้อ!',
  },
  deu: {
    title: 'Abgabetermin',
    due: 'Das war heute früh fällig.',
    creative: 'Zeitdruck macht mich kreativ.',
    made: 'Und was kam dabei raus?',
    eleven: 'Elf Ausreden!',
  },
  vie: {
    title: 'Hạn chót',
    due: 'Cái này phải nộp từ sáng.',
    creative: 'Có hạn chót tôi mới sáng tạo.',
    made: 'Thế sáng tạo được gì?',
    eleven: 'Mười một cái cớ!',
  },
});
