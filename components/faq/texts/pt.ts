import type { FaqText } from '../faq-text';

export const pt: FaqText = {
  title: 'Central de ajuda',
  description: 'Respostas sobre a leitura no Komawari: idiomas, favoritos, tickets, leituras grátis, app, privacidade e editoras.',
  lead: 'A maioria das perguntas tem resposta curta. A sua não está aqui? O formulário no fim da página é lido por pessoas.',
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
      question: 'Como começo uma série?',
      answer: ['Abra a série e toque no botão grande abaixo do nome: ele leva ao primeiro capítulo. O leitor lembra a página em que você estava. Os capítulos mais novos estão em [Novidades](/updates).'],
    },
    direction: {
      question: 'Posso rolar em vez de virar páginas?',
      answer: ['Sim. Durante a leitura, escolha nos Ajustes Vertical para rolar ou Horizontal para virar páginas. A escolha vale para o próximo capítulo. Alguns capítulos têm um só sentido e abrem assim.'],
    },
    'page-missing': {
      question: 'Uma página não carrega. O que faço?',
      answer: ['Toque em Tentar de novo. Se a conexão estiver lenta, escolha uma resolução menor. Se continuar vazia, conte a série e o capítulo no [formulário abaixo](/faq#feedback).'],
    },
    cost: {
      question: 'Custa alguma coisa?',
      answer: ['Não. O que está aberto aqui é grátis. Capítulos marcados “Assinantes” abrem com uma assinatura, vendida só no app.'],
    },
    'interface-language': {
      question: 'Como mudo o idioma do site?',
      answer: ['Abra o globo no alto da página. O Komawari fala nove idiomas e continua na mesma página.'],
    },
    'content-languages': {
      question: 'Posso ler mangá em vários idiomas?',
      answer: ['Sim. No globo você escolhe todos os idiomas em que lê. As listas mostram cada série publicada em algum deles.'],
    },
    'missing-language': {
      question: 'Por que uma série não está no meu idioma?',
      answer: ['Cada editora decide os idiomas e as datas. Quando uma série começa no seu idioma, ela aparece em [Novidades](/updates).'],
    },
    'free-reads': {
      question: 'O que é “Grátis uma vez”?',
      answer: ['Você pode abrir o capítulo uma vez sem ticket. Ele fica aberto por 24 horas. Depois, a leitura grátis acabou.'],
    },
    tickets: {
      question: 'O que são tickets?',
      answer: ['Um ticket abre um capítulo marcado “Ticket” por 72 horas. Tickets são grátis, valem para uma série e neste navegador, e não têm valor em dinheiro.'],
    },
    'gone-chapters': {
      question: 'Por que um capítulo sumiu?',
      answer: ['Muitos capítulos são licenciados por tempo limitado. O capítulo avisa quantos dias ainda tem.'],
    },
    schedule: {
      question: 'Quando sai o próximo capítulo?',
      answer: ['A série diz o dia em que sai e quanto falta para o próximo. Uma série em pausa ainda não tem data.'],
    },
    favourites: {
      question: 'Como guardo uma série?',
      answer: ['Toque no coração na página dela. Suas séries esperam em [Favoritos](/favorited).'],
    },
    'lost-favourites': {
      question: 'Meus favoritos sumiram. Onde estão?',
      answer: ['Os favoritos pertencem a um número aleatório guardado neste navegador. Não estão em outro navegador, em outro aparelho nem depois de apagar os dados do site. Apagados, não voltam: ninguém sabe qual número era o seu.'],
    },
    account: {
      question: 'Preciso de uma conta?',
      answer: ['Não. Aqui não há contas: nem nome, nem e-mail, nem senha.'],
    },
    data: {
      question: 'O que vocês sabem de mim?',
      answer: ['O que acontece aqui com seu número aleatório: favoritos, capítulos abertos, curtidas, respostas a pesquisas e tickets usados. Não sabemos quem você é. A página de [privacidade](/privacypolicy) conta tudo.'],
    },
    'get-the-app': {
      question: 'Existe um app?',
      answer: ['Onde há um app, a série diz isso acima dos capítulos que só se leem nele. O botão o abre.'],
    },
    'app-or-web': {
      question: 'Por que alguns capítulos estão só no app?',
      answer: ['Na web você lê os primeiros e os mais novos. Os do meio costumam ser licenciados só para o app. Os favoritos do app e deste navegador são separados.'],
    },
    publish: {
      question: 'Quem publica aqui? Posso publicar?',
      answer: ['Todas as séries vêm de suas editoras e autores, ou com permissão deles. Se você tem os direitos de uma obra, diga no [formulário abaixo](/faq#feedback) como encontrar você.'],
    },
    'report-a-copy': {
      question: 'Encontrei uma cópia em outro lugar.',
      answer: ['Escolha “Aviso de problema” no [formulário abaixo](/faq#feedback) e informe o endereço e a série. Passamos para a editora. Veja também [direitos autorais](/copyright).'],
    },
  },
};
