import type { FaqText } from '../faq-text';

export const pt: FaqText = {
  title: 'Central de ajuda',
  description: 'Respostas sobre a leitura em {site}: idiomas, capítulos, favoritos, privacidade e editoras.',
  lead: 'A maioria das perguntas tem resposta curta.',
  leadToForm: 'A sua não está aqui? Escreva pelo formulário no fim da página: quem lê são pessoas.',
  heads: {
    reading: 'Leitura',
    languages: 'Idiomas',
    chapters: 'Capítulos e tickets',
    shelf: 'Favoritos e privacidade',
    app: 'O app',
    publishers: 'Editoras',
  },
  questions: {
    start: {
      question: 'Como começo a ler uma série?',
      answer: [
        'Abra a série e toque no botão grande abaixo do nome: ele leva ao primeiro capítulo. {site} guarda a página em que você parou.',
        'Os capítulos mais novos de todas as séries estão em [Novidades](/updates).',
      ],
    },
    direction: {
      question: 'Posso rolar em vez de virar páginas?',
      answer: [
        'Sim. Durante a leitura, abra os Ajustes e escolha “Vertical” para rolar ou “Horizontal” para virar as páginas. A escolha vale também para o próximo capítulo.',
        'Um capítulo desenhado para um só sentido de leitura abre assim e não muda a sua escolha.',
      ],
    },
    'page-missing': {
      question: 'Uma página não carrega. O que eu faço?',
      answer: [
        'Toque em “Tentar de novo” na página vazia. Se a conexão estiver lenta, escolha uma resolução menor nos Ajustes, durante a leitura.',
        'Se a página continuar vazia por uma hora, conte para a gente quais são a série e o capítulo no [formulário abaixo](/faq#feedback).',
      ],
    },
    cost: {
      question: 'Custa alguma coisa?',
      answer: [
        'Não. O que está aberto aqui é grátis, e cada capítulo mostra como se abre. Os marcados como “Assinantes” pedem uma assinatura, que não é vendida aqui.',
      ],
    },
    'interface-language': {
      question: 'Como mudo o idioma do site?',
      answer: [
        'Toque no globo no alto da página. {site} está disponível em nove idiomas, e você continua na mesma página.',
      ],
    },
    'content-languages': {
      question: 'Posso ler quadrinhos em vários idiomas ao mesmo tempo?',
      answer: [
        'Sim. No globo você escolhe todos os idiomas em que lê quadrinhos, seja qual for o idioma do site. As listas e os rankings mostram então cada série publicada em algum deles.',
      ],
    },
    'missing-language': {
      question: 'Por que uma série não está no meu idioma?',
      answer: [
        'Cada editora decide em quais idiomas uma série sai, e quando. Uma série que começa no seu idioma aparece em [Novidades](/updates) com o selo “Estreia”.',
      ],
    },
    'free-reads': {
      question: 'O que é “Grátis uma vez”?',
      answer: [
        'Você pode abrir o capítulo uma vez sem ticket. A partir daí, ele fica aberto por 24 horas, e você pode ler quantas vezes quiser. Depois disso, a leitura grátis se esgota.',
      ],
    },
    tickets: {
      question: 'O que são tickets?',
      answer: [
        'Um ticket abre um capítulo marcado como “Ticket” por 72 horas. Tickets são grátis; as séries que os usam dão novos de tempos em tempos.',
        'Um ticket vale para uma única série e só neste navegador. Ele não pode ser trocado por dinheiro.',
      ],
    },
    'gone-chapters': {
      question: 'Por que um capítulo sumiu?',
      answer: [
        'Uma editora pode liberar um capítulo por tempo limitado. Na última semana, ele mostra quantos dias ainda restam; depois, não pode mais ser lido aqui.',
      ],
    },
    schedule: {
      question: 'Quando sai o próximo capítulo?',
      answer: [
        'A página da série diz com que frequência saem capítulos e, assim que há uma data, quando chega o próximo, no seu horário. Uma série em pausa fica sem data até o autor voltar.',
      ],
    },
    favourites: {
      question: 'Como adiciono uma série aos favoritos?',
      answer: ['Toque no coração na página dela. Todas as suas séries esperam em [Favoritos](/favorited).'],
    },
    'lost-favourites': {
      question: 'Meus favoritos sumiram. Onde estão?',
      answer: [
        'Os favoritos pertencem a um número aleatório deste navegador. Eles não estão em outro navegador, em outro aparelho, em uma janela anônima nem depois de apagar os dados do site.',
        'Se você apagou os dados, não há como recuperá-los: ninguém sabe qual número era o seu.',
      ],
    },
    account: {
      question: 'Preciso de uma conta?',
      answer: ['Não. Aqui não há contas: nem nome, nem e-mail, nem senha.'],
    },
    data: {
      question: 'O que vocês sabem de mim?',
      answer: [
        'O que acontece aqui com seu número aleatório: favoritos, capítulos abertos, curtidas, respostas a pesquisas e tickets usados. Não sabemos quem você é. A página de [privacidade](/privacypolicy) conta tudo.',
      ],
    },
    'get-the-app': {
      question: 'Existe um app?',
      answer: [
        'Sim. O link está no rodapé do site. As séries com capítulos que só podem ser lidos no app também levam até ele.',
      ],
    },
    'app-or-web': {
      question: 'O que é “No app”?',
      answer: [
        'A editora licenciou esse capítulo só para o app. No site, ele aparece na lista, mas trancado.',
        'Os favoritos do app e os deste navegador são separados.',
      ],
    },
    publish: {
      question: 'Quem publica aqui? Posso publicar também?',
      answer: [
        'Todas as séries vêm de suas editoras e autores, ou com a permissão deles. Se você tem os direitos de um quadrinho e quer publicá-lo aqui, escreva para a gente no [formulário abaixo](/faq#feedback) e diga como podemos falar com você.',
      ],
    },
    'report-a-copy': {
      question: 'Encontrei uma cópia destas páginas em outro lugar.',
      answer: [
        'Escolha “Problema” no [formulário abaixo](/faq#feedback) e informe o endereço e a série. Nós repassamos à editora. Saiba mais na página de [direitos autorais](/copyright).',
      ],
    },
  },
};
