import type { CommentBank } from './comment-bank';

export const ptb: CommentBank = {
  first: {
    'capivara zen': 'primeira!! nem acredito, vou contar pra minha mãe',
    'Seu Lourival': 'Primeiro. Aposentado acorda cedo.',
    insônia_oficial: 'alguém acordado? não? tá bom, vou lendo',
  },

  markup: {
    'lan house do Dudu': '<script>alert("tá na mesa")</script>\nAh, não funciona mais. Saudade de 2004.',
    musgo: '<b>uau</b>',
    'Tia Neide digita': '<h1>MARAVILHOSO</h1> meu sobrinho falou que assim fica grande',
    estagiário: 'if (capitulo_novo && chefe_longe) { ler(); } // depois eu arrumo',
  },

  any: {
    'guarda-chuva furado': 'Não. Não acabou aí. Me recuso.',
    'Joana T.': 'Perdi o ponto, perdi a entrevista de emprego e não me arrependo. Brincadeira. Mais ou menos.',
    'pão na chapa': 'O quadro sem fala. Só isso. O quadro sem fala.',
    Caio: 'Falei pra minha namorada “só mais um e já vou”. Ela já almoçou.',
    Dora: 'A mocinha que aparece em três quadros merece uma série só dela.',
    'Seu Anselmo': 'Tenho setenta e um anos e fico esperando feito menino em véspera de São João.',
    'terceira xícara': 'Cafezinho, bolo de fubá e capítulo novo. Não me liguem.',
    'quinta de chuva': 'Vim pela capa, fiquei pelos silêncios, agora moro aqui.',
    resmungão: 'Curto demais! (Tem o tamanho de sempre. Eu contei.)',
    'prof de geometria': 'Quanto mais eles brigam, mais os quadros entortam. Vou cobrar na prova.',
    'maré baixa': 'Termina no lugar certo e eu odeio isso.',
    'última fila': 'Até o próximo, mesma cadeira, mesmo saquinho de pipoca.',
    'Kauã 💀': 'não tô chorando é a reforma do vizinho',
    'dona Zuleide': 'Minha neta colocou no celular pra mim. Agora quem não larga o celular sou eu.',
    sabiá: 'Repara nas mãos. Só nas mãos. Depois me conta.',
    'Rê de Belém': 'Égua, que capítulo.',
    tchê_leitor: 'Bah, me pegou no contrapé. Li de pé, do lado do fogão, e o arroz foi pro beleléu.',
    'Mariana, plantão': 'Enfermeira aqui. Leio no descanso das três da manhã e volto pro corredor mais gente.',
    'Bruno e Bruna': 'Dois leitores, um celular, e uma briga séria sobre quem passa a página.',
    nanquim: 'Esse preto chapado no fundo… dá vontade de enfiar a mão.',
    'revisora de plantão': 'Tradução linda. Ninguém fala “gostaria de informar”. Gente fala como gente.',
    'Vô Tião': 'Não entendi tudo mas gostei de tudo.',
    'miojo gourmet': 'tá, agora eu espero ATÉ QUANDO',
    releitura: 'Voltei pro começo. Gente. GENTE. Tava tudo lá.',
    'chata do fundão': 'Vou ser a chata: achei o meio corrido, queria duas páginas a mais de respiro antes do fim. Pronto, falei. O resto tá lindo, não me cancelem.',
    'Lina costura': 'Quem desenha roupa amassada assim já passou muita roupa na vida.',
    'sossego, por favor': 'Autor, autora: durma, coma direito, beba água. A gente espera aqui jogando conversa fora.',
    cobrador_da_315: 'O passageiro do meu lado leu por cima do meu ombro e reclamou que eu virei rápido demais.',
    'Dalva, 66':
      'Aprendi a ler aos quarenta e três anos, na escola da noite, com um caderno de caligrafia e muita vergonha. A professora dizia pra gente ler de tudo: placa, bula, rótulo. Quadrinho eu achava que era coisa de criança e que eu já tinha perdido a vez.\n\nEste aqui é o primeiro que leio inteiro, e leio devagar, passando o dedo. O meu neto acha graça, porque ele lê cinco enquanto leio um. Mas ontem ele me perguntou o que queria dizer uma cena e fui eu que expliquei. Então obrigada. Era só isso.',
    'roteirista de ônibus':
      'O que mais me impressiona é o que fica de fora. A conversa começa depois do começo e acaba antes do fim, e você preenche sem perceber. Fui reler um capítulo achando que lembrava de uma briga feia na cozinha. Não existe briga nenhuma. Existe um copo virado na pia e a porta do quintal aberta. A briga fui eu que escrevi, na minha cabeça, com as vozes dos meus pais. Isso é de uma delicadeza que dá até raiva.',
  },

  romance: {
    Bia: 'alguém dá um cobertor pra esses dois e tranca a porta por fora',
    'coração de pudim': 'FALA LOGO, CRIATURA',
    'Ravi apaixonado': 'Não encostaram nem o dedinho e eu tive que levantar pra beber água.',
    Francisquinha: 'Meu avô levou quatro anos pra pedir a mão da minha avó. Ela disse “achei que você tinha desistido”. Então calma, gente.',
    'solteira convicta': 'Não acredito em amor. Li seis vezes.',
    'dois açúcares': 'ela olha quando ele não tá olhando, ele olha quando ela não tá olhando, e eu olhando os dois e GRITANDO',
    'Tomé do violão': 'Fiz uma música com a última fala. Só tem dois acordes e os dois são tristes.',
    'bilhete na geladeira':
      'Sabe o que eu gosto? Ninguém é burro. Nas novelas que minha mãe assiste sempre tem uma carta que se perde ou uma prima invejosa. Aqui não tem prima nenhuma. Os dois são bons, os dois têm medo, e cada um acha que está protegendo o outro. Não dá pra torcer contra ninguém. Tentei ficar com raiva dele, depois dela, e no fim fiquei com raiva da chuva, coitada, que só estava fazendo o serviço dela.',
  },

  mystery: {
    Cobalto: 'Compara a sala no primeiro quadro e no último. Sumiu uma coisa. De nada.',
    acendedor: 'Releiam olhando só o fundo. Depois a gente conversa.',
    'sal grosso': 'tá, mas quem é que SABIA disso antes?',
    'barbante vermelho': 'Minha parede acabou. Comecei na da vizinha.',
    'delegada aposentada': 'Trinta anos de polícia: o culpado é sempre o que oferece café.',
    'primo do suspeito': 'É o bonzinho. Sempre é o bonzinho. Por isso não é. Mas é.',
    'pulga atrás da orelha': 'Tem um relógio errado nesse capítulo e eu vou morrer nessa colina.',
    'Neuza, escrivã':
      'Deixa eu organizar, que eu trabalhei em cartório e não durmo com papel solto:\n\n1. Só uma pessoa informou a hora. Todo mundo repetiu.\n2. Choveu a noite inteira e tem um sapato seco.\n3. A chave foi citada em dois capítulos e não apareceu em nenhum.\n4. Ninguém perguntou por que a porta estava aberta.\n\nNão acuso ninguém. Só digo que, se o relógio estiver adiantado, não sobra álibi em pé. Podem printar. Se eu errar, foi meu sobrinho que usou minha conta.',
  },

  comedy: {
    'o gato saiu': 'Ri tão alto que o gato pediu demissão.',
    'farelo no teclado': 'Por que a comida é sempre a coisa mais bem desenhada? São onze da noite, eu ia dormir sem jantar.',
    'RH da firma': 'Eu trabalho com essas pessoas. Com todas. Inclusive a planta.',
    'Jéssica do 502': 'essa CARA. virou minha foto de perfil',
    'risada de hiena': 'Li no velório do tio Almir. Ele teria gostado. Minha tia, não.',
    'vizinho curioso': 'Se alguém ouviu um porco engasgando no bloco C, era eu rindo.',
    bocó: 'nunca mais vou ver uma placa de “favor não” sem pensar nisso',
    'Família Portela':
      'Aqui em casa é de lei: domingo, depois do macarrão, a gente lê em voz alta e cada um faz um personagem. Meu pai, que é homem de poucas palavras, ficou com os bichos porque achou que era só latir. Semana passada ele apareceu com um caderninho. Tinha anotado as vozes. Deu sotaque português pro mais metido, voz de locutor pro mais gordo, e quando chegou a hora do silêncio ele fez o silêncio com a mão no peito. Minha mãe teve que sair da mesa. O macarrão esfriou, mas ninguém reclamou.',
  },

  sport: {
    'reserva eterno': 'Dez anos no banco. Ninguém nunca desenhou o frio da caneleira molhada até hoje.',
    'Professor Juarez': 'Até que enfim alguém que sabe: jogo é gente parada tentando respirar.',
    joelho_bichado: 'Meu joelho doeu e eu tava deitado.',
    'Galera da geral': 'GRITEI “TOCA ESSA BOLA” NA FILA DO BANCO',
    'zero a quatro': 'perderam e foi a vitória mais bonita do ano',
    'Tati da lateral': 'Não gosto de esporte. Roí todas as unhas. Emprestei as do meu marido.',
    roupeira: 'Dá pra ver que quem escreveu já tirou barro de uniforme no tanque.',
    'escolinha da Vila Esperança':
      'Treino a molecada de dez anos num campinho que tem um poste no meio. A gente não ganha desde a Páscoa. No sábado, em vez da preleção, li esse capítulo pra eles, sentado na arquibancada, com o celular no modo avião pra bateria durar. Ninguém deu um pio. Aí a Rayssa, que é a goleira e a menor de todas, levantou a mão: “Então perder também se treina, tio?”\n\nPerdemos de sete. Fizemos um. Comemoraram tanto o nosso que o juiz deu dois minutos a mais, acho que de emoção. O poste continua lá.',
  },

  eerie: {
    'luz do corredor': 'Moro sozinha. Muito obrigada, viu.',
    Raví_s: 'Esse sorriso aí não é coisa boa.',
    'tábua solta': 'Estalou alguma coisa na cozinha e eu falei “pode entrar”. POR QUE eu falei “pode entrar”?',
    'Vó Cota': 'Cruz-credo. Quando sai o próximo?',
    'meia-noite e meia': 'Não tem uma gota de sangue e eu tô com o pé encolhido debaixo da coberta.',
    assombrado: 'contem as sombras. agora contem de novo.',
    'Iara sem sono': 'O pior é que ninguém responde. O silêncio responde.',
    'porteiro do Edifício Ipê':
      'Sou porteiro da noite faz dezenove anos e não tenho medo de nada, só de reunião de condomínio. Ontem li esse capítulo na guarita. Meia-noite e pouco o interfone do 804 tocou. Atendi. Ninguém. Tocou de novo. Ninguém, só um chiado. O 804 está vazio desde o Carnaval. Peguei a lanterna, subi de escada, que de elevador eu é que não ia, e encontrei a porta fechada e o tapetinho no lugar.\n\nHoje o técnico falou que era umidade na fiação. Umidade. Sei. Passei a responder “boa noite” quando toca, por educação.',
  },

  far: {
    'mapa dobrado': 'Quero um mapa desse lugar pra pendurar na sala.',
    'duas luas': 'Ninguém explica nada e dá pra entender tudo. Que coisa bem-feita.',
    'Capitã Beterraba': 'Eu moraria lá. Uns nove minutos, até morrer.',
    sopão: 'Eu acredito nesse mundo porque sempre tem alguém mexendo uma panela no fundo.',
    'mãe do Davi': 'Meu filho perguntou se isso é de antigamente ou do futuro. Eu disse: é de longe.',
    'olho no fundo': 'Dá pra alugar uma quitinete em cada canto desses cenários.',
    'caminhoneira Sônia':
      'Já rodei esse país de ponta a ponta e aprendi uma coisa: lugar a gente conhece pelo que as pessoas fazem quando não tem nada acontecendo. Nessa história o povo varre a porta, pechincha, remenda bota, discute de quem é a vez de buscar água. E lá atrás, no horizonte, tem uma coisa enorme se virando devagarinho, feito gente dormindo. Quando acordar vai ser bonito, mas eu vou sentir falta da discussão da água. É ela que me faz querer estacionar.',
  },
};
