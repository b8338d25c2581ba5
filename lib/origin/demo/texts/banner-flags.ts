import type { TextLanguage } from '../../texts/text-language';

export type BannerFlag =
  'new-chapter' | 'free-this-week' | 'new-series' | 'completed' | 'readers-choice' | 'from-chapter-one';

/** The slanted words on a banner, in capitals where a language has them. */
export const BANNER_FLAGS: Record<TextLanguage, Record<BannerFlag, string>> = {
  eng: {
    'new-chapter': 'NEW CHAPTER',
    'free-this-week': 'FREE THIS WEEK',
    'new-series': 'NEW SERIES',
    completed: 'COMPLETE',
    'readers-choice': 'READERS’ CHOICE',
    'from-chapter-one': 'START FROM ONE',
  },
  esp: {
    'new-chapter': 'NUEVO CAPÍTULO',
    'free-this-week': 'GRATIS ESTA SEMANA',
    'new-series': 'NUEVA SERIE',
    completed: 'COMPLETA',
    'readers-choice': 'FAVORITA DEL PÚBLICO',
    'from-chapter-one': 'DESDE EL CAPÍTULO 1',
  },
  fra: {
    'new-chapter': 'NOUVEAU CHAPITRE',
    'free-this-week': 'GRATUIT CETTE SEMAINE',
    'new-series': 'NOUVELLE SÉRIE',
    completed: 'SÉRIE TERMINÉE',
    'readers-choice': 'CHOIX DES LECTEURS',
    'from-chapter-one': 'DÈS LE CHAPITRE 1',
  },
  ind: {
    'new-chapter': 'BAB BARU',
    'free-this-week': 'GRATIS MINGGU INI',
    'new-series': 'SERI BARU',
    completed: 'TAMAT',
    'readers-choice': 'PILIHAN PEMBACA',
    'from-chapter-one': 'MULAI DARI BAB 1',
  },
  ptb: {
    'new-chapter': 'CAPÍTULO NOVO',
    'free-this-week': 'GRÁTIS ESTA SEMANA',
    'new-series': 'SÉRIE NOVA',
    completed: 'COMPLETA',
    'readers-choice': 'ESCOLHA DOS LEITORES',
    'from-chapter-one': 'DESDE O CAPÍTULO 1',
  },
  rus: {
    'new-chapter': 'НОВАЯ ГЛАВА',
    'free-this-week': 'НЕДЕЛЯ БЕСПЛАТНО',
    'new-series': 'НОВАЯ СЕРИЯ',
    completed: 'ЗАВЕРШЕНО',
    'readers-choice': 'ВЫБОР ЧИТАТЕЛЕЙ',
    'from-chapter-one': 'С ПЕРВОЙ ГЛАВЫ',
  },
  tha: {
    'new-chapter': 'ตอนใหม่',
    'free-this-week': 'อ่านฟรีสัปดาห์นี้',
    'new-series': 'เรื่องใหม่',
    completed: 'จบแล้ว',
    'readers-choice': 'ขวัญใจนักอ่าน',
    'from-chapter-one': 'เริ่มตั้งแต่ตอนแรก',
  },
  deu: {
    'new-chapter': 'NEUES KAPITEL',
    'free-this-week': 'DIESE WOCHE GRATIS',
    'new-series': 'NEUE SERIE',
    completed: 'ABGESCHLOSSEN',
    'readers-choice': 'LESERLIEBLING',
    'from-chapter-one': 'AB KAPITEL 1',
  },
  vie: {
    'new-chapter': 'CHƯƠNG MỚI',
    'free-this-week': 'MIỄN PHÍ TUẦN NÀY',
    'new-series': 'BỘ MỚI',
    completed: 'ĐÃ KẾT THÚC',
    'readers-choice': 'ĐỘC GIẢ CHỌN',
    'from-chapter-one': 'ĐỌC TỪ CHƯƠNG 1',
  },
};
