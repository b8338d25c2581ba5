import type { PrivacyText } from '../texts';

export const fr: PrivacyText = {
  title: 'Confidentialité',
  description:
    'Ce que {site} conserve sur ses lecteurs : un numéro aléatoire et ce qui y est associé. Ni nom, ni compte.',
  lead: 'Nous ne savons pas qui vous êtes et ne vous le demandons pas. Cette page explique ce qui est conservé malgré tout, et pourquoi.',
  sections: {
    number: {
      head: 'Un numéro aléatoire',
      body: [
        'Votre navigateur tire un numéro au hasard et l’envoie quand vous faites quelque chose qui doit être enregistré. Ce numéro ne dit rien de vous. Il n’y a derrière lui ni compte, ni nom, ni adresse e-mail.',
      ],
    },
    kept: {
      head: 'Ce qui est conservé avec lui',
      body: [
        [
          'les séries de vos favoris ;',
          'les chapitres ouverts, les lectures gratuites et les tickets utilisés, et les mentions « j’aime » données ;',
          'les réponses aux questionnaires et les messages envoyés par le formulaire ;',
          'les bannières sur lesquelles vous avez appuyé ;',
          'si vous acceptez les notifications, le code qui sert à vous les envoyer.',
        ],
      ],
    },
    browser: {
      head: 'Ce qui reste dans votre navigateur',
      body: [
        'Vos langues, la couleur du papier, votre façon de lire, l’endroit où vous en êtes et les messages que vous avez fermés. Deux cookies retiennent les langues, pour que les pages s’affichent d’emblée dans les bonnes. Rien de tout cela ne vous suit sur d’autres sites.',
      ],
    },
    why: {
      head: 'À quoi cela sert',
      body: [
        'À vous montrer vos favoris, à compter les lectures pour les classements, à ouvrir les chapitres qui se lisent une fois et à réparer ce qui ne marche pas. Rien n’est vendu, et aucun profil n’en est tiré.',
      ],
    },
    addresses: {
      head: 'Données techniques',
      body: [
        'Demander une page à un serveur, c’est lui donner une adresse réseau. Nous l’utilisons pour répondre et pour arrêter les machines qui écrivent trop. Elle n’est pas conservée avec votre numéro aléatoire.',
      ],
    },
    others: {
      head: 'Tiers',
      body: [
        'Tel qu’il est livré, le site n’envoie rien à des tiers : polices, images et scripts viennent d’ici. Si son exploitant y ajoute une mesure d’audience ou de la publicité, refuser votre consentement ou activer « Ne pas me pister » les désactive.',
      ],
    },
    control: {
      head: 'Effacer ces données',
      body: [
        'Effacez les données de ce site dans votre navigateur. Le numéro disparaît alors, et avec lui tout lien entre vous et ce qui a été conservé. Vous pouvez aussi retirer vos favoris un par un.',
        'Pour toute autre question, il y a le [formulaire du centre d’aide](/faq#feedback). Merci de ne pas y mettre d’informations personnelles.',
      ],
    },
  },
};
