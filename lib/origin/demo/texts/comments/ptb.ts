import type { CommentText } from './comment-text';

export const ptb: readonly CommentText[] = [
  { userName: 'guarda-chuva furado', body: 'Essa última página. ESSA ÚLTIMA PÁGINA.' },
  { userName: 'Joana T.', body: 'Li no ônibus e perdi o ponto. Voltei a pé e li de novo.' },
  { userName: 'pão na chapa', body: 'O quadro sem fala disse mais que a minha semana inteira.' },
  { userName: 'capivara zen', body: 'primeiro' },
  { userName: 'Caio', body: 'Eu disse que era só um capítulo. São quatro da manhã.' },
  { userName: 'musgo', body: '<b>uau</b>' },
  { userName: 'Dora', body: 'A personagem de três falas merece uma série só dela.' },
  { userName: 'acendedor', body: 'Olhem o fundo da página dois, no alto à esquerda. Agora voltem três capítulos. De nada.' },
  { userName: 'sal grosso', body: 'tá, mas QUEM bateu na porta' },
  { userName: 'Seu Anselmo', body: 'Tenho setenta e um anos e espero cada capítulo feito menino.' },
  { userName: 'terceira xícara', body: 'Café e capítulo novo: minha única tradição.' },
  { userName: 'o gato saiu', body: 'Ri tão alto da piada da porta que o gato foi embora.' },
  { userName: 'Cobalto', body: 'Mais alguém viu que o relógio está errado de propósito?' },
  { userName: 'quinta de chuva', body: 'Vim pela capa, fiquei pelos silêncios.' },
  { userName: 'Bia', body: 'alguém dá um cobertor pra eles, por favor' },
  { userName: 'resmungão', body: 'Curto demais! (Tem o tamanho de sempre. Eu contei.)' },
  { userName: 'Ravi', body: 'Esse sorriso do final não é um sorriso bom.' },
  { userName: 'profe de geometria', body: 'Os quadros entortam mais conforme a briga cresce. Lindo.' },
  { userName: 'maré baixa', body: 'Termina bem onde devia, e eu odeio isso.' },
  { userName: 'última fila', body: 'Até semana que vem, no mesmo banco.' },
];
