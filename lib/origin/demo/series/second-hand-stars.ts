import type { SeriesFacts } from '../series-facts';

export const secondHandStars: SeriesFacts = {
  id: 30,
  slug: 'second-hand-stars',
  author: 'Calla Desmarais',
  label: 'J_PLUS',
  tags: ['romance', 'slice-of-life', 'work'],
  schedule: 'other',
  weekday: 7,
  status: 'ongoing',
  rating: 'teen',
  form: 'strip',
  direction: 'ltr',
  printed: { ptb: { form: 'pages' } },
  chapters: 23,
  simulpub: true,
  planType: 'basic',
  popularity: 49,
  newest: ['free', 'free', 'ends-soon', 'one-time-free', 'subscription'],
  editions: {
    eng: {
      name: 'Second-Hand Stars',
      overview:
        'Odette sells used telescopes from a shop that opens after dark. Every Saturday Matteo returns the same one, politely, because it shows a star that is in no catalogue. Every Saturday she looks and sees nothing. In the fourth week she finds the star is there only while he stands beside her.',
      description:
        'Matteo keeps returning a telescope that shows a star in no catalogue. Odette can see it only when he is there.',
      chapterTitles: [
        'No Refunds After Dawn',
        'The Star in No Catalogue',
        'Hold Still, Saturday',
        'Dust on the Mirror',
        'One Eye Each',
        'Cloud Cover and Soup',
        'Light From Before We Met',
        'The Astronomer’s Ex',
        'Closing Time at Perihelion',
      ],
    },
    esp: {
      name: 'Estrellas de segunda mano',
      overview:
        'Odette vende telescopios usados en una tienda que abre de noche. Cada sábado, Matteo devuelve el mismo con mucha educación, porque en él se ve una estrella que no está en ningún catálogo. Cada sábado, ella mira y no ve nada. A la cuarta semana descubre que la estrella solo aparece cuando él está a su lado.',
      description:
        'Matteo devuelve un telescopio que muestra una estrella sin catalogar. Odette solo la ve si él está a su lado.',
      chapterTitles: [
        'No hay devoluciones tras el alba',
        'La estrella sin catálogo',
        'Quieto ahí, sábado',
        'Polvo en el espejo',
        'Un ojo cada uno',
        'Nublado con sopa',
        'Luz de antes de conocernos',
        'El ex de la astrónoma',
        'Hora de cierre en el perihelio',
      ],
    },
    ptb: {
      name: 'Estrelas de Segunda Mão',
      overview:
        'Odette vende telescópios usados numa loja que só abre à noite. Todo sábado Matteo devolve o mesmo, cheio de educação, porque nele aparece uma estrela que não está em catálogo nenhum. Todo sábado ela olha e não vê nada. Na quarta semana, descobre que a estrela só aparece quando ele está do lado.',
      description:
        'Matteo vive devolvendo um telescópio que mostra uma estrela sem registro. Odette só a vê quando ele está perto.',
      chapterTitles: [
        'Sem troca depois do amanhecer',
        'A estrela fora do catálogo',
        'Parado aí, sábado',
        'Poeira no espelho',
        'Um olho para cada um',
        'Nublado com sopa',
        'Luz de antes da gente',
        'O ex da astrônoma',
        'Hora de fechar no periélio',
      ],
    },
    vie: {
      name: 'Tiệm sao cũ',
      overview:
        'Odette bán kính thiên văn cũ trong một cửa tiệm chỉ mở khi trời tối. Thứ Bảy nào Matteo cũng lịch sự đem trả đúng một chiếc, vì nó cho thấy một ngôi sao không có trong danh mục nào. Thứ Bảy nào cô cũng ghé mắt nhìn mà chẳng thấy gì. Đến tuần thứ tư, cô nhận ra ngôi sao chỉ hiện khi anh đứng cạnh.',
      description: 'Matteo cứ đem trả chiếc kính có một ngôi sao lạ. Odette chỉ thấy nó khi anh đứng cạnh cô.',
      chapterTitles: [
        'Không đổi trả sau bình minh',
        'Ngôi sao ngoài danh mục',
        'Đứng yên nào, thứ Bảy',
        'Bụi trên mặt gương',
        'Mỗi người một mắt',
        'Trời mây và bát súp',
        'Ánh sáng từ trước khi gặp nhau',
        'Người yêu cũ của nhà thiên văn',
        'Đóng cửa lúc cận nhật',
      ],
    },
  },
};
