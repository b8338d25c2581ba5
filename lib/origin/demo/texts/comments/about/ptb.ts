import type { Voices } from '../comment-bank';

export const ptb: Readonly<Record<string, Voices>> = {
  'ghost-tram-line-9': {
    'linha extinta':
      'Aqui arrancaram os trilhos pra fazer ciclovia. De madrugada ainda freio a bicicleta na curva, sem saber por quê.',
    'faxina noturna': 'A Nao limpando garagem que ninguém usa, e limpando BEM. Minha heroína.',
    catraca: 'Tá, ela paga. Mas ele vai levar ela PRA ONDE, se não tem ponte?',
  },
  'ferry-at-six': {
    'tábua de marés': 'Sessenta e uma, tirando os dias de ressaca. Ninguém fez essa conta, né? Eu fiz. Dá menos.',
    'menina da ilha': 'Na minha ilha também acabaram com a balsa. Li o aviso e precisei parar um pouco.',
    'retratista da praça': 'Desenho gente na rua há trinta anos. Nunca acertei um rosto que eu ainda não tinha visto.',
  },
  'eleven-seconds': {
    'fisio Cléber': 'Como fisioterapeuta: não corre. Como torcedor: não corre, pelo amor de Deus.',
    'dez e um vira-lata': 'Contratem o cachorro. Tem visão de jogo.',
  },
  'nine-lives-bakery': {
    fermento: 'O cachorro é tão EDUCADO que não dá nem pra odiar. E ainda faz croissant.',
    'padeiro das quatro': 'Colei a página da manteiga na câmara fria. Sumiu menos manteiga essa semana.',
    'Pérola, presidenta': 'Votem na Pérola. Orçamento fechado, farelo contado, transparência total.',
  },
  'duke-is-not-a-cat': {
    'zelador do 14': 'A síndica sabe. Ela SEMPRE soube. Quem vocês acham que compra o atum?',
    'ex-cônsul': 'Ele caiu da prateleira com mais dignidade do que eu tenho sentado.',
  },
  'knuckle-sunday': {
    'linha 30, fundão': 'Quarenta lutas perdidas de pé. Eu levantava pra ele sentar.',
    'balde do canto': 'O garoto amarra a luva ao contrário, do jeito que ele ensinou. Acabou comigo.',
  },
  'hotel-lantern': {
    'quarto 9': 'Um lampião a mais. Desde ontem eu conto as lâmpadas de casa.',
    ascensorista: 'A letra DELA. Em 1911. Fechei o notebook e fui ver desenho animado.',
  },
  'blade-of-nine-rains': {
    'nona nuvem': 'Dois anos com o papel dobrado e não abriu. Eu não aguentava dois minutos.',
    'sertão atento': 'Sou do semiárido. Nunca vi um gibi entender tão bem o que é olhar pro céu.',
  },
  'letters-to-the-tide': {
    'rolha 31': 'Liguei pro meu pai. Ele perguntou o que tinha acontecido. Falei que nada, era só saudade.',
    ressaca: 'Trinta rolhas e nenhuma palavra sobrando.',
  },
  'second-hand-stars': {
    'balcão de trocas': 'Todo sábado ele devolve. TODO sábado. Moço, isso se chama namoro.',
    'luneta de feira': 'A estrela só aparece se os dois estiverem juntos. Pronto, ganhei a semana.',
  },
};
