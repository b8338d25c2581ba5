import type { SeriesFacts } from '../series-facts';

export const thursdaysWitch: SeriesFacts = {
  id: 27,
  slug: 'thursdays-witch',
  author: 'Bettina Orlova',
  label: 'SQ',
  tags: ['fantasy', 'slice-of-life', 'comedy'],
  schedule: 'weekly',
  weekday: 4,
  status: 'ongoing',
  rating: 'teen',
  form: 'pages',
  direction: 'rtl',
  printed: { deu: { direction: 'ltr' } },
  chapters: 42,
  simulpub: true,
  planType: 'disabled',
  popularity: 44,
  newest: ['free', 'free', 'free'],
  editions: {
    esp: {
      name: 'La bruja de los jueves',
      overview:
        'De viernes a miércoles, Ágata contesta el teléfono en la consulta de un dentista. Los jueves es bruja, con licencia y consulta hasta medianoche. Lo que a esa hora siga embrujado espera una semana. Pero un miércoles alguien le deja en el mostrador una maldición con plazo: lo que tarde en caerse un diente de leche.',
      description:
        'Ágata solo es bruja los jueves. El miércoles por la tarde, una maldición urgente aparece en su mostrador.',
      chapterTitles: [
        'Cita previa',
        'Hoy no, que es martes',
        'Licencia caducada',
        'El gato pasa consulta',
        'Sapos a precio fijo',
        'Un diente de plazo',
        'Escoba en doble fila',
        'Quién robó el jueves',
        'Puente de brujas',
      ],
    },
    rus: {
      name: 'Ведьма по четвергам',
      overview:
        'Шесть дней в неделю Агата отвечает на звонки в стоматологии. По четвергам она ведьма, с лицензией и приёмом до полуночи. Что не расколдовано к двенадцати, ждёт неделю. Но в среду вечером кто-то оставляет у неё на стойке проклятие, и срок у него короткий: пока не выпадет молочный зуб.',
      description: 'Агата колдует только по четвергам. В среду вечером ей приносят проклятие, которое не может ждать.',
      chapterTitles: [
        'Приём по записи',
        'Сегодня только вторник',
        'Просроченная лицензия',
        'Кот ведёт приём',
        'Жабы по прейскуранту',
        'Срок до первого зуба',
        'Метлу увёз эвакуатор',
        'Кто украл четверг?',
        'После дождичка',
      ],
    },
    deu: {
      name: 'Die Donnerstagshexe',
      overview:
        'Sechs Tage die Woche sitzt Agata am Empfang einer Zahnarztpraxis. Donnerstags ist sie Hexe, mit Lizenz und Sprechstunde bis Mitternacht. Was bis dahin nicht entzaubert ist, wartet eine Woche. Dann legt ihr an einem Mittwoch jemand einen Fluch auf den Tresen, der nur so lange Zeit lässt, wie ein Milchzahn wackelt.',
      description:
        'Agata darf nur donnerstags hexen. Am Mittwochabend liegt ein Fluch auf ihrem Tresen, der nicht warten kann.',
      chapterTitles: [
        'Nur mit Termin',
        'Heute ist leider Dienstag',
        'Lizenz abgelaufen',
        'Vertretung: der Kater',
        'Kröten zum Kassensatz',
        'Ein Zahn Frist',
        'Besen im Halteverbot',
        'Wer hat den Donnerstag gestohlen?',
        'Brückentag',
      ],
    },
  },
};
