import type { TermsText } from '../texts';

export const fr: TermsText = {
  title: 'Conditions d’utilisation',
  description: 'Les conditions pour lire sur {site} : gratuitement, sans compte et pour votre usage personnel.',
  lead: '{site} se lit gratuitement et sans compte. En échange, nous vous demandons peu de choses ; les voici.',
  sections: {
    service: {
      head: 'Ce que propose {site}',
      body: [
        '{site} propose des bandes dessinées officielles, avec l’accord de ceux qui en détiennent les droits. En lisant ici, vous acceptez ces conditions. Si vous ne les acceptez pas, merci de ne pas utiliser le site.',
        'Si vous êtes mineur dans votre pays, lisez ici avec l’accord d’un parent ou d’un tuteur et tenez compte de la [classification par âge](/rating).',
      ],
    },
    use: {
      head: 'Ce que vous pouvez faire',
      body: [
        'Lire ce qui est ouvert, aussi souvent que vous le voulez, pour vous-même et sans payer. Faire un lien vers n’importe quelle page et en partager l’adresse.',
      ],
    },
    conduct: {
      head: 'Ce que vous ne pouvez pas faire',
      body: [
        'Merci de ne pas :',
        [
          'copier, enregistrer, traduire ou publier les pages, en tout ou en partie, au-delà de ce que permet la loi, sauf pour garder des chapitres sur ce site et les lire hors connexion ;',
          'retirer ou contourner ce qui protège les pages, ni décortiquer le service ;',
          'lire à l’aide de programmes automatiques, ni charger le service au point de gêner les autres lecteurs ;',
          'écrire des messages injurieux, menaçants, trompeurs ou contraires à la loi.',
        ],
      ],
    },
    rights: {
      head: 'À qui appartient quoi',
      body: [
        'Chaque bande dessinée appartient à son auteur et à son éditeur. Vous recevez le droit de la lire ici, et aucun autre. Pour en savoir plus, voyez la page sur les [droits d’auteur](/copyright).',
      ],
    },
    chapters: {
      head: 'Lectures gratuites, tickets et abonnements',
      body: [
        'Les éditeurs décident quels chapitres sont ouverts, à qui et pour combien de temps ; cela peut changer. Les lectures gratuites et les tickets n’ont aucune valeur monétaire et ne peuvent pas être cédés. Les abonnements ne sont pas vendus sur ce site ; là où ils le sont, les conditions qui y sont indiquées s’appliquent.',
      ],
    },
    availability: {
      head: 'Sans garantie',
      body: [
        'Nous y mettons du soin, mais le service est fourni tel quel. Il peut s’interrompre pour maintenance, changer ou s’arrêter, et ce que ce navigateur enregistre, comme les favoris, peut se perdre. Notre responsabilité s’arrête à ce que la loi exige.',
      ],
    },
    closing: {
      head: 'Quand nous fermons la porte',
      body: [
        'Nous pouvons refuser le service à ceux qui ne respectent pas ces conditions et supprimer les messages qui y contreviennent.',
      ],
    },
    changes: {
      head: 'Modifications et contact',
      body: [
        'Si ces conditions changent, les nouvelles paraissent ici avec leur date. Pour toute question, écrivez-nous par le [formulaire du centre d’aide](/faq#feedback).',
      ],
    },
  },
};
