import type { CopyrightText } from '../texts';

export const fr: CopyrightText = {
  title: 'Droits d’auteur',
  description:
    'À qui appartiennent les bandes dessinées publiées sur {site}, ce que les lecteurs peuvent en faire et comment signaler une copie.',
  lead: 'Chaque page a été dessinée par quelqu’un. La lire là où elle est officielle, c’est lui permettre de dessiner la suivante.',
  sections: {
    owners: {
      head: 'À qui sont ces bandes dessinées',
      body: [
        'Toutes les bandes dessinées, les couvertures et les noms appartiennent à leurs auteurs et éditeurs et paraissent avec leur accord. Chaque série indique son auteur et, s’il y en a un, le label de son éditeur.',
      ],
    },
    readers: {
      head: 'Ce que les lecteurs peuvent faire',
      body: [
        'Lire, faire des liens et en parler. La loi de votre pays peut autoriser de courtes citations, à condition d’en nommer la source. Tout le reste, comme les copies, les traductions et les vidéos de pages, demande l’accord du titulaire des droits.',
      ],
    },
    service: {
      head: 'Le service lui-même',
      body: ['Le nom {site}, son emblème, ses dessins et ses textes appartiennent au service.'],
    },
    report: {
      head: 'Signaler une copie',
      body: [
        'Si vous détenez les droits sur quelque chose qui ne devrait pas être ici, ou si vous avez trouvé ces pages copiées ailleurs, choisissez « Signalement » dans le [formulaire du centre d’aide](/faq#feedback). Indiquez l’œuvre, vos droits sur celle-ci et l’adresse de la page. Nous examinons chaque signalement et retirons ce qui n’a pas sa place ici.',
      ],
    },
  },
};
