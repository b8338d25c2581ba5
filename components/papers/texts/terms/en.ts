import type { TermsText } from '../texts';

export const en: TermsText = {
  title: 'Terms',
  description: 'The terms under which {site} may be read: free, without an account, for yourself.',
  lead: '{site} is free to read and needs no account. In return we ask for a few things, which are listed here.',
  sections: {
    service: {
      head: 'What this is',
      body: [
        '{site} shows official comics, with the permission of those who own them. By reading here you accept these terms. If you do not, please do not use the site.',
        'If you are under age where you live, read here with the consent of a parent or guardian, and mind the [age ratings](/rating).',
      ],
    },
    use: {
      head: 'What you may do',
      body: [
        'Read what is open, as often as you like, for yourself and without paying. Link to any page and share its address.',
      ],
    },
    conduct: {
      head: 'What you may not do',
      body: [
        'Please do not:',
        [
          'copy, save, translate or publish the pages, in whole or in part, beyond what the law allows, except that you may keep chapters within this site for offline reading;',
          'remove or get round what protects the pages, or take the service apart;',
          'read by machine, or put a load on the service that other readers feel;',
          'write messages that insult, threaten, deceive or break the law.',
        ],
      ],
    },
    rights: {
      head: 'Who owns what',
      body: [
        'Every comic belongs to its author and publisher. You receive the right to read it here and no other. More is on the page about [copyright](/copyright).',
      ],
    },
    chapters: {
      head: 'Free reads, tickets and subscriptions',
      body: [
        'Publishers decide which chapters are open, to whom and how long; that can change. Free reads and tickets have no value in money and cannot be passed on. Subscriptions are not sold on this site; where they are sold, the terms shown there apply.',
      ],
    },
    availability: {
      head: 'No promise',
      body: [
        'We take care, but the service comes as it is. It may pause for maintenance, change or end, and what this browser keeps, such as favourites, may be lost. We are liable where the law demands it and not beyond.',
      ],
    },
    closing: {
      head: 'When we close the door',
      body: ['We may refuse the service to those who break these terms, and delete messages that do.'],
    },
    changes: {
      head: 'Changes and contact',
      body: [
        'If these terms change, the new ones stand here with their date. Questions reach us through the [form in the help centre](/faq#feedback).',
      ],
    },
  },
};
