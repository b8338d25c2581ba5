import type { SeriesFacts } from '../series-facts';

export const kaijuTaxOffice: SeriesFacts = {
  id: 14,
  slug: 'kaiju-tax-office',
  author: 'Rokuro Handa',
  label: 'J_PLUS',
  tags: ['comedy', 'work', 'science-fiction'],
  schedule: 'other',
  weekday: 2,
  status: 'ongoing',
  rating: 'teen',
  form: 'pages',
  direction: 'rtl',
  printed: { tha: { direction: 'ltr' } },
  chapters: 64,
  simulpub: true,
  planType: 'standard',
  popularity: 78,
  newest: ['free', 'free', 'one-time-free', 'one-time-free', 'ticket', 'subscription'],
  editions: {
    eng: {
      name: 'Kaiju Tax Office',
      overview:
        'Every spring a ninety-metre monster flattens the harbour district, and somebody has to send it the bill. Junior assessor Mako Tsuda draws the short straw and climbs the monster with a clipboard. It turns out the creature has filed a return every year since 1961. The city owes it a refund.',
      description:
        'A junior tax assessor climbs a ninety-metre monster to deliver a bill. It has filed every year; the city owes it money.',
      chapterTitles: [
        'Form 7-K, Large Creatures',
        'Please Take a Number',
        'Deductible Buildings',
        'Late Fee for the Squid',
        'Overtime on the Left Foot',
        'The Dependant Is an Egg',
        'Audit at Sea',
        'Staple Here, Roar There',
        'The Refund Walks In',
      ],
    },
    esp: {
      name: 'Hacienda Kaiju',
      overview:
        'Cada primavera, un monstruo de noventa metros aplasta el barrio del puerto, y alguien tiene que mandarle la factura. Le toca a Mako Tsuda, inspectora novata, que trepa por el bicho carpeta en mano. Resulta que la criatura presenta su declaración todos los años desde 1961. Y le sale a devolver.',
      description:
        'Una inspectora novata trepa por un monstruo de noventa metros para cobrarle. La declaración le sale a devolver.',
      chapterTitles: [
        'Modelo 7-K, grandes criaturas',
        'Tome número, por favor',
        'Edificios deducibles',
        'Recargo para el calamar',
        'Horas extra en el pie izquierdo',
        'El hijo a cargo es un huevo',
        'Inspección en alta mar',
        'Grape aquí, ruja allí',
        'La devolución llega andando',
      ],
    },
    ind: {
      name: 'Kantor Pajak Kaiju',
      overview:
        'Tiap musim semi, monster setinggi sembilan puluh meter meratakan kawasan pelabuhan, dan harus ada yang mengirim tagihannya. Petugas baru Mako Tsuda kebagian sial: memanjat si monster sambil membawa papan jepit. Ternyata makhluk itu rajin lapor pajak sejak 1961. Justru kota yang berutang kepadanya.',
      description:
        'Petugas pajak baru memanjat monster raksasa demi menagih denda. Ternyata justru kota yang harus mengembalikan uangnya.',
      chapterTitles: [
        'Formulir 7-K: Makhluk Besar',
        'Silakan Ambil Nomor',
        'Gedung Bebas Pajak',
        'Denda untuk Si Cumi-Cumi',
        'Lembur di Kaki Kiri',
        'Tanggungannya Sebutir Telur',
        'Audit di Tengah Laut',
        'Jepret di Sini, Raung di Sana',
        'Restitusi Datang Sendiri',
      ],
    },
    tha: {
      name: 'สรรพากรไคจู',
      overview:
        'ทุกฤดูใบไม้ผลิ สัตว์ประหลาดสูงเก้าสิบเมตรจะเดินเหยียบย่านท่าเรือจนราบ และต้องมีคนเอาบิลไปให้มัน เจ้าหน้าที่หน้าใหม่มาโกะ สึดะ จับสลากได้งานนี้ เธอจึงต้องปีนตัวมันขึ้นไปพร้อมแฟ้มเอกสาร แล้วก็พบว่ามันยื่นภาษีครบทุกปีมาตั้งแต่ปี 1961 เมืองต่างหากที่ต้องคืนเงินให้มัน',
      description: 'เจ้าหน้าที่ภาษีหน้าใหม่ปีนสัตว์ประหลาดสูงเก้าสิบเมตรไปส่งบิล แต่กลายเป็นว่าเมืองต้องคืนภาษีให้มัน',
      chapterTitles: [
        'แบบฟอร์ม 7-K สิ่งมีชีวิตขนาดใหญ่',
        'กรุณารับบัตรคิว',
        'ตึกที่ลดหย่อนได้',
        'ค่าปรับของหมึกยักษ์',
        'ทำโอทีบนเท้าซ้าย',
        'ผู้อยู่ในอุปการะคือไข่หนึ่งฟอง',
        'ตรวจบัญชีกลางทะเล',
        'เย็บตรงนี้ คำรามตรงนั้น',
        'เงินคืนเดินมาเอง',
      ],
    },
  },
};
