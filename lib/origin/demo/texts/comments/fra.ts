import type { CommentText } from './comment-text';

export const fra: readonly CommentText[] = [
  { userName: 'parapluie percé', body: 'Cette dernière page. CETTE DERNIÈRE PAGE.' },
  { userName: 'Maëlle', body: 'Lu dans le métro, j’ai raté ma station. Relu en revenant à pied.' },
  { userName: 'tisane', body: 'La case sans paroles en dit plus long que toute ma semaine.' },
  { userName: 'oie tranquille', body: 'preums' },
  { userName: 'Gaspard', body: 'Je devais m’arrêter à un chapitre. Il est quatre heures du matin.' },
  { userName: 'mousse', body: '<b>waouh</b>' },
  { userName: 'Odile', body: 'Le personnage à trois répliques mérite sa propre série.' },
  { userName: 'allumeur', body: 'Regardez le décor page deux, en haut à gauche. Puis remontez trois chapitres. De rien.' },
  { userName: 'sel fin', body: 'd’accord mais QUI a frappé ?' },
  { userName: 'Papi Jean', body: 'J’ai soixante et onze ans et j’attends chaque chapitre comme un gosse.' },
  { userName: 'troisième tasse', body: 'Un café, un chapitre : ma seule tradition.' },
  { userName: 'le chat est parti', body: 'J’ai tellement ri à la blague de la porte que le chat a changé de pièce.' },
  { userName: 'Cobalt', body: 'Vous avez vu que l’horloge est fausse exprès ?' },
  { userName: 'jeudi pluvieux', body: 'Je suis là pour la couverture, je reste pour les silences.' },
  { userName: 'Zoé', body: 'quelqu’un leur donne une couverture, s’il vous plaît' },
  { userName: 'ronchon', body: 'Trop court ! (C’est la longueur habituelle. J’ai vérifié.)' },
  { userName: 'Félix', body: 'Ce sourire à la fin n’est pas un bon sourire.' },
  { userName: 'prof de maths', body: 'Les cases penchent davantage à mesure que la dispute monte. Bravo.' },
  { userName: 'marée basse', body: 'Ça s’arrête pile où il faut, et je déteste ça.' },
  { userName: 'dernier rang', body: 'À la semaine prochaine, même banc.' },
];
