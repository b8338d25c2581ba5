import type { TermsText } from '../texts';

export const pt: TermsText = {
  title: 'Termos de uso',
  description: 'As condições para ler em {site}: de graça, sem conta e para uso pessoal.',
  lead: 'Ler em {site} é grátis e não exige conta. Em troca, pedimos algumas coisas, e são estas.',
  sections: {
    service: {
      head: 'O que é o serviço',
      body: [
        '{site} traz quadrinhos oficiais, com a autorização de quem detém os direitos. Ao ler aqui, você aceita estes termos. Se não concordar, não use o site.',
        'Se você é menor de idade onde mora, leia com o consentimento da sua mãe, do seu pai ou de outro responsável e fique de olho na [classificação indicativa](/rating).',
      ],
    },
    use: {
      head: 'O que você pode fazer',
      body: [
        'Ler o que está aberto, quantas vezes quiser, para uso pessoal e sem pagar. Criar links para qualquer página e compartilhar o endereço dela.',
      ],
    },
    conduct: {
      head: 'O que você não pode fazer',
      body: [
        'Pedimos que você não:',
        [
          'copie, salve, traduza nem publique as páginas, no todo ou em parte, além do que a lei permite, exceto para guardar capítulos neste site e ler sem internet;',
          'remova nem contorne a proteção das páginas, nem faça engenharia reversa do serviço;',
          'leia por meio de programas automáticos nem sobrecarregue o serviço a ponto de outros leitores sentirem;',
          'escreva mensagens que ofendam, ameacem, enganem ou violem a lei.',
        ],
      ],
    },
    rights: {
      head: 'O que é de quem',
      body: [
        'Cada quadrinho pertence ao seu autor e à sua editora. Você recebe o direito de ler aqui, e nenhum outro. Saiba mais na página de [direitos autorais](/copyright).',
      ],
    },
    chapters: {
      head: 'Leituras grátis, tickets e assinaturas',
      body: [
        'As editoras decidem quais capítulos ficam abertos, para quem e por quanto tempo, e isso pode mudar. Leituras grátis e tickets não têm valor monetário e não podem ser transferidos. As assinaturas não são vendidas neste site; onde forem vendidas, valem as condições apresentadas lá.',
      ],
    },
    availability: {
      head: 'Sem garantias',
      body: [
        'Cuidamos bem do serviço, mas ele é oferecido como está. Pode parar para manutenção, mudar ou acabar, e o que este navegador guarda, como os favoritos, pode se perder. Respondemos até onde a lei exige, e não além disso.',
      ],
    },
    closing: {
      head: 'Quando fechamos a porta',
      body: ['Podemos negar o serviço a quem descumprir estes termos e apagar as mensagens que os descumpram.'],
    },
    changes: {
      head: 'Mudanças e contato',
      body: [
        'Se estes termos mudarem, os novos aparecerão aqui, com a data. Para tirar dúvidas, escreva pelo [formulário da central de ajuda](/faq#feedback).',
      ],
    },
  },
};
