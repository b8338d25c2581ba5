import type { FaqText } from '../faq-text';

export const fr: FaqText = {
  title: 'Centre d’aide',
  description:
    'Des réponses sur la lecture avec {site} : langues, favoris, tickets, lectures gratuites, appli, confidentialité et éditeurs.',
  lead: 'La plupart des questions ont une réponse courte.',
  leadToForm: 'La vôtre n’y est pas ? Le formulaire en bas de page est lu par des humains.',
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
      question: 'Comment commencer une série ?',
      answer: [
        'Ouvrez la série et appuyez sur le grand bouton sous son nom : il mène au premier chapitre. {site} retient la page où vous étiez.',
        'Les derniers chapitres de toutes les séries sont dans les [Nouveautés](/updates).',
      ],
    },
    direction: {
      question: 'Puis-je faire défiler au lieu de tourner les pages ?',
      answer: [
        'Oui. Pendant la lecture, ouvrez les Réglages et choisissez « Vertical » pour faire défiler ou « Horizontal » pour tourner les pages. Ce choix vaut aussi pour le chapitre suivant.',
        'Quelques chapitres sont dessinés pour un seul sens de lecture. Ils s’ouvrent ainsi et ne changent rien à votre choix.',
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
      question: 'Est-ce payant ?',
      answer: [
        'Non. Ce qui est ouvert ici se lit gratuitement. Les chapitres marqués « Abonnés » s’ouvrent avec un abonnement, vendu dans l’appli et jamais ici.',
      ],
    },
    'interface-language': {
      question: 'Comment changer la langue du site ?',
      answer: [
        'Ouvrez le globe en haut de la page. {site} parle neuf langues, et vous restez sur la page où vous êtes.',
      ],
    },
    'content-languages': {
      question: 'Puis-je lire des mangas en plusieurs langues ?',
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
        'Vous pouvez ouvrir ce chapitre une fois sans ticket. Il reste alors ouvert 24 heures, autant de fois que vous le voulez. Ensuite, la lecture gratuite est utilisée.',
      ],
    },
    tickets: {
      question: 'Que sont les tickets ?',
      answer: [
        'Un ticket ouvre un chapitre marqué « Ticket » pendant 72 heures. Les tickets sont gratuits ; une série qui en utilise vous en donne régulièrement de nouveaux.',
        'Un ticket est lié à une série et à ce navigateur. Il n’a aucune valeur en argent.',
      ],
    },
    'gone-chapters': {
      question: 'Pourquoi un chapitre a-t-il disparu ?',
      answer: [
        'Les éditeurs cèdent beaucoup de chapitres pour une durée limitée. Ces chapitres indiquent combien de jours il leur reste. Les premiers et les plus récents d’une série en cours restent en général ouverts.',
      ],
    },
    schedule: {
      question: 'Quand sort le prochain chapitre ?',
      answer: [
        'La série indique son jour de parution et le temps qui reste avant le prochain chapitre, à votre heure. Une série en pause n’a pas de date tant que son auteur n’est pas revenu.',
      ],
    },
    favourites: {
      question: 'Comment garder une série ?',
      answer: ['Appuyez sur le cœur de sa page. Toutes vos séries vous attendent dans les [Favoris](/favorited).'],
    },
    'lost-favourites': {
      question: 'Mes favoris ont disparu. Où sont-ils ?',
      answer: [
        'Les favoris sont liés à un numéro aléatoire gardé dans ce navigateur. Ils ne sont pas dans un autre navigateur, sur un autre appareil, dans une fenêtre privée ni après l’effacement des données du site.',
        'Si vous avez effacé ces données, on ne peut pas les retrouver : personne ne sait quel numéro était le vôtre.',
      ],
    },
    account: {
      question: 'Faut-il un compte ?',
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
        'Là où une appli existe, la série le dit au-dessus des chapitres qui ne se lisent que là. Le bouton ouvre l’appli, ou la boutique qui la propose.',
      ],
    },
    'app-or-web': {
      question: 'Pourquoi certains chapitres sont-ils seulement dans l’appli ?',
      answer: [
        'Sur le web, vous lisez les premiers chapitres et les plus récents. Les autres sont souvent cédés pour l’appli seule ; ils paraissent verrouillés et portent la mention « Dans l’appli ».',
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
        'Choisissez « Signalement » dans le [formulaire ci-dessous](/faq#feedback) et donnez l’adresse et la série. Nous transmettons à l’éditeur. Voir aussi la page [Droits d’auteur](/copyright).',
      ],
    },
  },
};
