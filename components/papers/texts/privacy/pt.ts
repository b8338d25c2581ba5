import type { PrivacyText } from '../texts';

export const pt: PrivacyText = {
  title: 'Privacidade',
  description: 'O que {site} guarda de quem lê: um número aleatório e o que se faz com ele. Sem nomes, sem contas.',
  lead: 'Não sabemos quem você é nem perguntamos. Esta página conta o que fica guardado mesmo assim, e por quê.',
  sections: {
    number: {
      head: 'Um número aleatório',
      body: [
        'Seu navegador cria um número aleatório e o envia quando você faz algo que precisa ficar guardado. Ele não diz nada sobre você. Por trás dele não há conta, nem nome, nem e-mail.',
      ],
    },
    kept: {
      head: 'O que fica guardado com ele',
      body: [
        [
          'as séries dos seus favoritos;',
          'quais capítulos foram abertos, quais leituras grátis e tickets foram usados e quais curtidas foram dadas;',
          'as respostas a pesquisas e as mensagens enviadas pelo formulário;',
          'em quais banners você tocou;',
          'se você permite notificações, o código usado para enviá-las.',
        ],
      ],
    },
    browser: {
      head: 'O que fica no seu navegador',
      body: [
        'Seus idiomas, a cor do papel, seu jeito de ler, onde você parou e quais avisos já fechou. Dois cookies guardam os idiomas, para que as páginas já cheguem neles. Nada disso acompanha você em outros sites.',
      ],
    },
    why: {
      head: 'Para que serve',
      body: [
        'Para mostrar seus favoritos, contar leituras para os rankings, abrir os capítulos que podem ser lidos uma vez e consertar o que não funciona. Nada é vendido nem usado para traçar um perfil.',
      ],
    },
    addresses: {
      head: 'Dados técnicos',
      body: [
        'Quem pede uma página a um servidor informa a ele um endereço de rede. Usamos esse endereço para responder e para barrar máquinas que escrevem demais. Ele não é guardado com seu número aleatório.',
      ],
    },
    others: {
      head: 'Terceiros',
      body: [
        'Por padrão, o site não envia nada a terceiros: fontes, imagens e scripts vêm daqui. Se quem opera o site acrescentar medição de audiência ou publicidade, recusar o consentimento ou ativar “Não rastrear” desliga ambas.',
      ],
    },
    control: {
      head: 'Como apagar',
      body: [
        'Apague os dados deste site no seu navegador. O número some e, com ele, qualquer ligação entre você e o que foi guardado. Você também pode remover os favoritos um a um.',
        'Para qualquer outra pergunta, há o [formulário da central de ajuda](/faq#feedback). Por favor, não inclua dados pessoais.',
      ],
    },
  },
};
