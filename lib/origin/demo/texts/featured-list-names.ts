import type { TagSlug } from '../series-facts';
import type { TextLanguage } from '../../texts/text-language';

export type FeaturedTag = Extract<TagSlug, 'mystery' | 'fantasy' | 'romance' | 'sport' | 'comedy' | 'science-fiction' | 'slice-of-life' | 'horror'>;

/** Headings of the lists that editors put together. Home leaves out the list named Fantasy, so it is called so in every language. */
export const FEATURED_LIST_NAMES: Record<FeaturedTag, Record<TextLanguage, string>> = {
  mystery: { eng: 'Somebody Knows', esp: 'Alguien lo sabe', fra: 'Quelqu’un sait', ind: 'Ada yang Tahu', ptb: 'Alguém sabe', rus: 'Кто-то знает', tha: 'มีคนรู้ความจริง', deu: 'Jemand weiß es', vie: 'Có người biết' },
  fantasy: { eng: 'Fantasy', esp: 'Fantasy', fra: 'Fantasy', ind: 'Fantasy', ptb: 'Fantasy', rus: 'Fantasy', tha: 'Fantasy', deu: 'Fantasy', vie: 'Fantasy' },
  romance: { eng: 'Say It Already', esp: 'Dilo de una vez', fra: 'Dis-le enfin', ind: 'Katakan Saja', ptb: 'Fala logo', rus: 'Скажи уже', tha: 'พูดออกมาสักที', deu: 'Sag es endlich', vie: 'Nói ra đi thôi' },
  sport: { eng: 'One Minute Left', esp: 'Queda un minuto', fra: 'Plus qu’une minute', ind: 'Sisa Satu Menit', ptb: 'Falta um minuto', rus: 'Последняя минута', tha: 'นาทีสุดท้าย', deu: 'Noch eine Minute', vie: 'Phút cuối cùng' },
  comedy: { eng: 'Don’t Read on the Bus', esp: 'No leer en el bus', fra: 'À ne pas lire dans le bus', ind: 'Jangan Baca di Bus', ptb: 'Não leia no ônibus', rus: 'Не читать в автобусе', tha: 'ห้ามอ่านบนรถเมล์', deu: 'Nicht im Bus lesen', vie: 'Đừng đọc trên xe buýt' },
  'science-fiction': { eng: 'Past the Last Planet', esp: 'Más allá del último planeta', fra: 'Après la dernière planète', ind: 'Setelah Planet Terakhir', ptb: 'Depois do último planeta', rus: 'За последней планетой', tha: 'ไกลกว่าดาวดวงสุดท้าย', deu: 'Hinter dem letzten Planeten', vie: 'Sau hành tinh cuối cùng' },
  'slice-of-life': { eng: 'With a Cup of Tea', esp: 'Con una taza de té', fra: 'Avec une tasse de thé', ind: 'Sambil Minum Teh', ptb: 'Com uma xícara de chá', rus: 'За чашкой чая', tha: 'อ่านคู่กับชาสักถ้วย', deu: 'Bei einer Tasse Tee', vie: 'Bên tách trà' },
  horror: { eng: 'Leave the Light On', esp: 'Deja la luz encendida', fra: 'Ne pas éteindre', ind: 'Jangan Matikan Lampu', ptb: 'Deixe a luz acesa', rus: 'Не гаси свет', tha: 'อย่าปิดไฟ', deu: 'Lass das Licht an', vie: 'Cứ để đèn sáng' },
};
