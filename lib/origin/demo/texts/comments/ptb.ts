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
    'quarta sem graça': 'Quarta-feira não presta pra nada. Prestava.',
    'pai de primeira viagem': 'Li com a neném no colo. Ela dormiu no quadro oito. Eu não durmo desde março.',
    'ímã de geladeira': 'Imprimi um quadro e botei na geladeira. Minha mãe agora dá bom-dia pra ele.',
    'ponto final': 'Quem escreve isso sabe onde botar o ponto. É raro, viu.',
    'última fila': 'Até o próximo, mesma cadeira, mesmo saquinho de pipoca.',
    'Kauã 💀': 'não tô chorando é a reforma do vizinho',
    'dona Zuleide': 'Minha neta colocou no celular pra mim. Agora quem não larga o celular sou eu.',
    sabiá: 'Dá pra ouvir o chinelo no corredor. Não sei como se desenha chinelo, mas dá pra ouvir.',
    'Rê de Belém': 'Égua, que capítulo.',
    tchê_leitor: 'Bah, me pegou no contrapé. Li de pé, do lado do fogão, e o arroz foi pro beleléu.',
    'Mariana, plantão': 'Enfermeira aqui. Leio no descanso das três da manhã e volto pro corredor mais gente.',
    'Bruno e Bruna': 'Dois leitores, um celular, e uma briga séria sobre quem passa a página.',
    nanquim: 'Esse preto chapado no fundo… dá vontade de enfiar a mão.',
    'revisora de plantão': 'Tradução linda. Ninguém fala “gostaria de informar”. Gente fala como gente.',
    'Vô Tião': 'Não entendi tudo mas gostei de tudo.',
    'miojo gourmet': 'tá, agora eu espero ATÉ QUANDO',
    releitura: 'Voltei pro começo. Gente. GENTE. Tava tudo lá.',
    'chata do fundão':
      'Vou ser a chata: achei o meio corrido, queria duas páginas a mais de respiro antes do fim. Pronto, falei. O resto tá lindo, não me cancelem.',
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
    Ravi: 'Ele guardou o papel da bala. Gente, ele guardou o PAPEL da bala.',
    Francisquinha: 'Isso aí é amor de vizinho: devagar, com prato emprestado que volta cheio.',
    'manicure da Lapa':
      'Li pra cliente enquanto o esmalte secava. Ela chorou, borrou tudo, e pediu pra refazer só pra ouvir o resto.',
    Cíntia: 'Minha avó perguntou por que eu tava torcendo. Expliquei. Agora ela tá torcendo pro outro.',
    'Tomé do violão': 'Fiz uma música com a última fala. Só tem dois acordes e os dois são tristes.',
    'moça da padaria':
      'Trabalho no balcão e tem um casal que compra pão no mesmo horário, ele sai por uma porta e ela entra pela outra. Faz dois anos. Eles se procuram com os olhos, eu vejo daqui, e nunca se encontram porque ele sempre passa três minutos antes. Li esse capítulo na segunda. Na terça demorei de propósito pra achar o troco dele. Três minutos certinhos, contei no relógio do forno. Não vou dizer o que aconteceu, só que hoje eles pediram dois na chapa e sentaram.',
  },

  mystery: {
    Cobalto: 'Compara a sala no primeiro quadro e no último. Sumiu uma coisa. De nada.',
    'olho de lince': 'Uma coisa mudou de lugar entre dois quadros. Não digo qual.',
    'sal grosso': 'tá, mas quem é que SABIA disso antes?',
    'escrivã Lu': 'Eu anotava depoimento à mão. Quem fala “na verdade” três vezes já gastou a verdade toda.',
    'delegada aposentada': 'Trinta anos de polícia: o culpado é sempre o que oferece café.',
    'Zeca Palpite': 'Apostei uma pizza em cada suspeito. De qualquer jeito vou jantar bem.',
    'pulga atrás da orelha': 'Tem um relógio errado nesse capítulo e isso eu defendo até o fim.',
    'grupo do prédio':
      'Cometi o erro de mandar esse capítulo no grupo do condomínio. Em dez minutos o grupo rachou. O bloco A acha que foi o simpático, o bloco B acha que foi a viúva, e o síndico, que é advogado, acha que não houve crime nenhum, só um mal-entendido com um guarda-chuva. Ontem teve assembleia sobre o vazamento da garagem. Ninguém falou do vazamento. Votaram por aclamação que o autor explique a janela. Está em ata, assinado por vinte e três condôminos e uma diarista, que entende mais que todo mundo.',
  },

  comedy: {
    'barraca do peixe': 'Ri na feira, o peixeiro riu de mim, a fila riu do peixeiro. Ninguém sabe do quê. Vendeu bem.',
    'farelo no teclado':
      'Por que a comida é sempre a coisa mais bem desenhada? São onze da noite, eu ia dormir sem jantar.',
    'jovem aprendiz': 'mostrei pro meu chefe. ele riu. não percebeu.',
    'Jéssica do 502': 'ri tanto que o vizinho bateu na parede. bati de volta no ritmo.',
    'risada de hiena': 'Li no velório do tio Almir. Ele teria gostado. Minha tia, não.',
    'vizinho curioso': 'Se alguém ouviu um porco engasgando no bloco C, era eu rindo.',
    bocó: 'nunca mais vou olhar pra vizinho nenhum com a cara séria',
    'recepcionista de dentista':
      'Deixei esse capítulo aberto no tablet da sala de espera. Erro meu. O seu Osvaldo, que ia fazer canal e tremia feito vara verde, começou a rir e não parou mais. Riu na cadeira, riu anestesiado, com meia boca. O doutor foi ver o que era, começou a ler em pé, com a luva, e desandou também. Passou quarenta minutos da hora. A paciente seguinte reclamou, até que alguém passou o tablet pra ela. Hoje tem gente marcando limpeza sem precisar.',
  },

  sport: {
    'reserva eterno': 'Dez anos no banco. Ninguém nunca desenhou o frio da caneleira molhada até hoje.',
    'Professor Juarez': 'Até que enfim alguém que sabe: jogo é gente parada tentando respirar.',
    'vestiário 3': 'Senti o cheiro do vestiário. Não é elogio. É elogio.',
    'Galera da geral': 'Acendi vela. Pra personagem de gibi. Minha sogra aprovou.',
    'zero a quatro': 'perderam e foi a vitória mais bonita do ano',
    'Tati da lateral': 'Não gosto de esporte. Roí todas as unhas. Emprestei as do meu marido.',
    roupeira: 'Dá pra ver que quem escreveu já tirou barro de uniforme no tanque.',
    'locutor da Rádio Serrana':
      'Narro futebol amador pelo rádio há trinta e um anos, numa cidade em que nem sempre tem jogo. Quando chove e o campo fecha, fica um buraco de duas horas na programação. Domingo fechou. Peguei esse capítulo e narrei os quadrinhos como se fosse ao vivo, com vinheta, patrocínio da farmácia e tudo. No lance final eu fiz um silêncio de sete segundos, que em rádio é uma vida. O telefone não parou: queriam saber de que campeonato era e se ainda dava tempo de ir.',
  },

  eerie: {
    Nádia: 'Esse capítulo tem cheiro de casa fechada. Tive que abrir tudo.',
    'Raíssa F.': 'Aquela porta não estava encostada na página anterior. Só tô falando.',
    'Dinho do violão': 'Fui desligar a TV e ela já estava desligada. Então que luz era aquela?',
    'Vó Cota': 'Cruz-credo. Quando sai o próximo?',
    'edredom blindado': 'li de olho meio fechado, que nem quando passa injeção na televisão',
    'vela de sete dias': 'o que dá medo é a cadeira vazia. sempre tem uma cadeira vazia.',
    'Iara sem sono': 'O pior é que ninguém responde. O silêncio responde.',
    'Lurdinha do sobrado':
      'Preciso contar isso pra alguém. Tava lendo na rede, sete da noite, sozinha em casa, e o vento bateu a porta da sala. Levantei, abri, calcei com o tijolinho. Voltei pra rede, virei a página, bateu de novo. O tijolo tava no lugar. Calcei com dois. Virei a página: bateu. Aí eu falei alto: “Tá bom, não viro mais”. E não virei até minha irmã chegar.\n\nEla disse que é a casa que assenta. Pode ser. Mas assenta sempre na mesma página.',
  },

  far: {
    rodoviária: 'Mala pronta. Alguém sabe se precisa de vacina?',
    'Maria do Carmo': 'Queria saber o preço do peixe nesse lugar. De verdade. Parece fresco.',
    'Capitã Beterraba': 'Eu moraria lá. Uns nove minutos, até morrer.',
    'barqueiro do Guamá': 'Fui de barco a vida toda. Tédio de viagem ninguém desenha, e aqui desenharam.',
    Tuca: 'Cada casinha no fundo tem uma história e a gente não vai ver nem metade. Que agonia boa.',
    'olho no fundo': 'Dá pra alugar uma quitinete em cada canto desses cenários.',
    'caminhoneira Sônia':
      'Já rodei esse país de ponta a ponta e aprendi uma coisa: lugar a gente conhece pelo que as pessoas fazem quando não tem nada acontecendo. Nessa história o povo varre a porta, pechincha, remenda bota, discute de quem é a vez de buscar água. E lá atrás, no horizonte, tem uma coisa enorme se virando devagarinho, feito gente dormindo. Quando acordar vai ser bonito, mas eu vou sentir falta da discussão da água. É ela que me faz querer estacionar.',
  },
};
