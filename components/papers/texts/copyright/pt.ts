import type { CopyrightText } from '../texts';

export const pt: CopyrightText = {
  title: 'Direitos autorais',
  description:
    'De quem são os quadrinhos em {site}, o que os leitores podem fazer com eles e como avisar sobre uma cópia.',
  lead: 'Cada página daqui foi desenhada por alguém. Ler onde é oficial é o que permite a essa pessoa desenhar a próxima.',
  sections: {
    owners: {
      head: 'De quem são os quadrinhos',
      body: [
        'Todos os quadrinhos, capas e nomes pertencem a seus autores e editoras e aparecem com a autorização deles. Cada série traz o nome do autor e, quando há, o selo da editora.',
      ],
    },
    readers: {
      head: 'O que os leitores podem fazer',
      body: [
        'Ler, compartilhar links e conversar sobre a leitura. A lei do seu país pode permitir citações curtas, com indicação da fonte. Todo o resto, como cópias, traduções e vídeos das páginas, depende da autorização de quem detém os direitos.',
      ],
    },
    service: {
      head: 'O próprio serviço',
      body: ['O nome {site}, seu símbolo, seus desenhos e seus textos pertencem ao serviço.'],
    },
    report: {
      head: 'Avise sobre uma cópia',
      body: [
        'Se você tem os direitos de algo que não deveria estar aqui ou encontrou estas páginas copiadas em outro lugar, escolha “Problema” no [formulário da central de ajuda](/faq#feedback). Informe a obra, o endereço e qual é o seu direito sobre ela. Verificamos cada aviso e removemos o que não deve estar aqui.',
      ],
    },
  },
};
