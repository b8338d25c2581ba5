import type { Voices } from '../comment-bank';

export const fra: Readonly<Record<string, Voices>> = {
  'ghost-tram-line-9': {
    'abonné annuel':
      'Notre ligne a été supprimée en 2009. Certains soirs d’hiver, je jurerais encore l’entendre au virage. Alors celui-là, je le lis lentement.',
    'quai zéro': 'Nao qui balaie pour des trams qui ne viennent plus. Je veux lui apporter un thermos.',
    composteur: 'Un ticket, très bien. Mais pour aller où ? Le pont n’est plus là. C’est ça qui me tracasse.',
  },
  'the-rain-ledger': {
    'note de frais': 'Quatorze ans, une liasse, pas un battement de cils. Ida, présidente.',
    flaque: 'Mort depuis six ans et il s’achète des parapluies. Moi je suis vivant et trempé.',
  },
  'ferry-at-six': {
    'météo marine': 'Soixante et une, moins les jours de tempête. Quelqu’un a pensé aux jours de tempête ?',
    îlienne: 'Chez nous aussi, on a fermé la ligne. J’ai reconnu l’affiche avant de lire les mots.',
    'Théodore, carnets': 'Je dessine les gens dans le ferry moi aussi. Jamais quelqu’un qui n’est pas encore monté.',
  },
  'the-hour-jar': {
    'cuillerée de midi': 'Je me suis demandé à quoi ma grand-mère avait dépensé les siennes. À nous, je crois.',
    'marchand de chandelles': 'Ne jamais parier avec quelqu’un qui sourit avant la fin de votre phrase.',
  },
  'nine-lives-bakery': {
    'apprenti fournil':
      'Mon patron a affiché la page du beurre au-dessus du pétrin. Sans commentaire. Je me sens visé.',
    chouquette: 'Ce chien est si POLI. Je veux le détester, et je veux ses croissants.',
    'l’ardoise': 'Le comte ne paie pas, mais il dit bonjour comme personne. J’ai des clients comme ça, je les garde.',
  },
  'mountain-midwife': {
    'Sage-femme Nadège':
      'Trente ans de métier : elle se réchauffe les mains avant de toucher. Ce détail-là, ça ne s’invente pas.',
    'mule têtue': 'La mule choisit, les autres donnent leur avis.',
  },
  'paper-crown': {
    'pli sur l’or': 'Une couronne en papier, et le ciel qui se couvre. Jamais un nuage ne m’a fait aussi peur.',
    papetière: 'Trois générations de papeterie dans la famille. On attendait cette héroïne.',
  },
  'a-cat-named-monday': {
    'correctrice en sursis': 'Il dort sur les épreuves. Évidemment. Le mien dort sur la page à rendre.',
    'sept gamelles': 'Chez nous il s’appelle Biscotte. Au deuxième, apparemment, c’est Jean-Pierre.',
  },
  'fox-wedding-season': {
    'feuille morte': 'Payée en feuilles, et pourtant plus vite que par mes clients.',
    révélateur: 'La photo lui demande son NOM. Ne réponds pas. Rin. Ne réponds pas.',
  },
  'moths-at-midnight': {
    'perron éteint': 'Avant, j’aimais bien les papillons.',
    'épingle n° 2': 'Regardez toutes les ailes au mur, derrière Leonor. Toutes. Sans vous presser.',
  },
  'salt-and-sextant': {
    moussaillon: 'Maud tient le cap, le capitaine tient le chapeau.',
    'cent ans de retard': 'Suivre exprès un instrument faux. C’est peut-être ça, l’aventure.',
  },
};
