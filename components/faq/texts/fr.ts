import type { FaqText } from '../faq-text';

export const fr: FaqText = {
  title: 'Centre d’aide',
  description: 'Des réponses sur la lecture avec {site} : langues, chapitres, favoris, confidentialité et éditeurs.',
  lead: 'La plupart des questions ont une réponse courte.',
  leadToForm:
    'La vôtre n’y est pas ? Écrivez-nous par le formulaire en bas de page : chaque message est lu par une vraie personne.',
  heads: {
    reading: 'Lire',
    languages: 'Langues',
    chapters: 'Chapitres et tickets',
    shelf: 'Favoris et confidentialité',
    app: 'L’appli',
    publishers: 'Éditeurs',
  },
  questions: {
    start: {
      question: 'Comment commencer à lire une série ?',
      answer: [
        'Ouvrez la série et appuyez sur le grand bouton sous son nom : il mène au premier chapitre. {site} retient la page où vous en étiez.',
        'Les chapitres les plus récents de toutes les séries sont dans les [Nouveautés](/updates).',
      ],
    },
    direction: {
      question: 'Puis-je faire défiler au lieu de tourner les pages ?',
      answer: [
        'Oui. Pendant la lecture, ouvrez les Réglages et choisissez « Vertical » pour faire défiler ou « Horizontal » pour tourner les pages. Ce choix vaut aussi pour le chapitre suivant.',
        'Un chapitre dessiné pour un seul sens de lecture s’ouvre ainsi et ne change rien à votre choix.',
      ],
    },
    'page-missing': {
      question: 'Une page ne se charge pas. Que faire ?',
      answer: [
        'Appuyez sur « Réessayer » sur la page vide. Si votre connexion est lente, choisissez une résolution plus basse dans les Réglages, pendant la lecture.',
        'Si la page reste vide pendant une heure, indiquez-nous la série et le chapitre dans le [formulaire ci-dessous](/faq#feedback).',
      ],
    },
    cost: {
      question: 'La lecture est-elle payante ?',
      answer: [
        'Non. Ce qui est ouvert ici se lit gratuitement, et chaque chapitre indique comment il s’ouvre. Les chapitres marqués « Abonnés » demandent un abonnement, qui n’est pas vendu ici.',
      ],
    },
    'interface-language': {
      question: 'Comment changer la langue du site ?',
      answer: [
        'Ouvrez le globe en haut de la page. {site} parle neuf langues, et vous restez sur la page où vous êtes.',
      ],
    },
    'content-languages': {
      question: 'Puis-je lire des bandes dessinées en plusieurs langues ?',
      answer: [
        'Oui. Sous le globe, choisissez toutes les langues dans lesquelles vous lisez, quelle que soit celle du site. Les listes et les classements montrent alors chaque série publiée dans l’une d’elles.',
      ],
    },
    'missing-language': {
      question: 'Pourquoi une série n’est-elle pas dans ma langue ?',
      answer: [
        'Chaque éditeur décide dans quelles langues une série paraît, et quand. Une série qui commence dans votre langue apparaît dans les [Nouveautés](/updates) avec la mention « Lancement ».',
      ],
    },
    'free-reads': {
      question: 'Que veut dire « Gratuit une fois » ?',
      answer: [
        'Vous pouvez ouvrir ce chapitre une fois sans ticket. Il reste alors ouvert 24 heures et se relit autant de fois que vous le voulez. Ensuite, la lecture gratuite est épuisée.',
      ],
    },
    tickets: {
      question: 'Que sont les tickets ?',
      answer: [
        'Un ticket ouvre un chapitre marqué « Ticket » pendant 72 heures. Les tickets sont gratuits ; une série qui en utilise vous en donne régulièrement de nouveaux.',
        'Un ticket est lié à une série et à ce navigateur. Il n’a aucune valeur monétaire.',
      ],
    },
    'gone-chapters': {
      question: 'Pourquoi un chapitre a-t-il disparu ?',
      answer: [
        'Un éditeur peut proposer un chapitre pour une durée limitée. La dernière semaine, le nombre de jours restants est indiqué ; ensuite, le chapitre ne peut plus être lu ici.',
      ],
    },
    schedule: {
      question: 'Quand sort le prochain chapitre ?',
      answer: [
        'La page de la série indique le rythme de parution et, dès que la date est fixée, quand sort le prochain chapitre, à votre heure. Une série en pause n’a pas de date tant que son auteur n’est pas revenu.',
      ],
    },
    favourites: {
      question: 'Comment ajouter une série à mes favoris ?',
      answer: ['Appuyez sur le cœur, sur la page de la série. Vos favoris vous attendent sous [Favoris](/favorited).'],
    },
    'lost-favourites': {
      question: 'Mes favoris ont disparu. Où sont-ils ?',
      answer: [
        'Les favoris sont liés à un numéro aléatoire enregistré dans ce navigateur. Ils ne sont pas dans un autre navigateur, sur un autre appareil, dans une fenêtre privée ni après l’effacement des données du site.',
        'Si vous avez effacé ces données, vos favoris ne peuvent pas être récupérés : personne ne sait quel numéro était le vôtre.',
      ],
    },
    account: {
      question: 'Ai-je besoin d’un compte ?',
      answer: ['Non. Il n’y a pas de compte ici : ni nom, ni adresse e-mail, ni mot de passe.'],
    },
    data: {
      question: 'Que savez-vous de moi ?',
      answer: [
        'Ce qui se fait ici sous votre numéro aléatoire : favoris, chapitres ouverts, mentions « j’aime », réponses aux questionnaires et tickets utilisés. Nous ne savons pas qui vous êtes. Tout est expliqué à la page [Confidentialité](/privacypolicy).',
      ],
    },
    'get-the-app': {
      question: 'Y a-t-il une appli ?',
      answer: [
        'Oui. Vous trouverez le lien en bas du site. Les séries dont certains chapitres ne se lisent que dans l’appli y mènent aussi.',
      ],
    },
    'app-or-web': {
      question: 'Que veut dire « Dans l’appli » ?',
      answer: [
        'L’éditeur n’a concédé ce chapitre sous licence que pour l’appli. Sur le site, il figure dans la liste, mais verrouillé.',
        'Les favoris de l’appli et ceux de ce navigateur sont séparés.',
      ],
    },
    publish: {
      question: 'Qui publie ici, et puis-je publier ?',
      answer: [
        'Toutes les séries viennent de leurs éditeurs et auteurs, ou paraissent avec leur accord. Si vous détenez les droits d’une bande dessinée et voulez la publier ici, écrivez-nous par le [formulaire ci-dessous](/faq#feedback) et dites-nous comment vous joindre.',
      ],
    },
    'report-a-copy': {
      question: 'J’ai trouvé une copie de ces pages ailleurs.',
      answer: [
        'Choisissez « Signalement » dans le [formulaire ci-dessous](/faq#feedback) et donnez l’adresse et la série. Nous transmettrons à l’éditeur. Voir aussi la page [Droits d’auteur](/copyright).',
      ],
    },
  },
};
