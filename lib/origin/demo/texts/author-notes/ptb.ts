/** What authors say of their series, by slug. */
export const ptb: Readonly<Record<string, string>> = {
  'ghost-tram-line-9': 'Desenhei a garagem de memória e só depois fui conferir. Tinham demolido. Agora só existe esta.',
  'ferry-at-six':
    'Peguei a mesma balsa quarenta vezes para acertar a luz. Na última, o capitão perguntou se estava tudo bem comigo.',
  'eleven-seconds':
    'Fui um zagueiro lento. Esta é a minha vingança, e também o meu pedido de desculpas a todo atacante que já segurei pela camisa.',
  'nine-lives-bakery': 'Nunca tive padaria. Tenho três gatos, que é o mesmo trabalho com menos pão.',
  'duke-is-not-a-cat': 'Qualquer semelhança com gatos é coincidência, e o advogado do Duque quer isso por escrito.',
  'knuckle-sunday':
    'Meu tio dirigia o último ônibus de domingo e nunca contou o que fazia antes. Perguntei tarde demais, então inventei.',
  'hotel-lantern': 'Desenho de madrugada, com um lampião só. No dia em que aparecer o segundo, eu paro.',
  'blade-of-nine-rains':
    'As páginas de chuva eu só arte-finalizo quando chove. Perdoem um capítulo seco de vez em quando.',
  'letters-to-the-tide': 'Quando terminei, joguei uma garrafa também. Não conto o que estava escrito.',
  'second-hand-stars':
    'Comprei o telescópio para pesquisar e agora durmo de dia. Desculpem o atraso depois das noites limpas.',
};
