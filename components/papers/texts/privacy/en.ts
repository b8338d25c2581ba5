import type { PrivacyText } from '../texts';

export const en: PrivacyText = {
  title: 'Privacy',
  description: 'What {site} keeps about its readers: a random number and what is done with it. No names, no accounts.',
  lead: 'We do not know who you are and do not ask. This page says what is kept all the same, and why.',
  sections: {
    number: {
      head: 'A random number',
      body: [
        'Your browser makes up a random number and sends it along when you do something that is to be kept. It says nothing about you. There is no account behind it, no name and no e-mail address.',
      ],
    },
    kept: {
      head: 'What is kept with it',
      body: [
        [
          'the series in your favourites;',
          'which chapters were opened, the free reads and tickets used, and likes given;',
          'answers to surveys and messages sent through the form;',
          'which banners were pressed;',
          'if you allow notices, the token they are sent to.',
        ],
      ],
    },
    browser: {
      head: 'What stays in your browser',
      body: [
        'Your languages, the colour of the paper, how you like to read, where you stopped, and which notes you have closed. Two cookies hold the languages, so that pages arrive in them. None of this follows you to other sites.',
      ],
    },
    why: {
      head: 'What it is for',
      body: [
        'To show you your favourites, to count views for the rankings, to open chapters that may be read once, and to mend what is broken. It is not sold, and no profile is made of it.',
      ],
    },
    addresses: {
      head: 'Technical data',
      body: [
        'Whoever asks a server for a page tells it a network address. We use it to answer, and to stop machines that send too many requests. It is not kept with your random number.',
      ],
    },
    others: {
      head: 'Third parties',
      body: [
        'As delivered, the site sends nothing to third parties: fonts, pictures and scripts come from here. Where its operator adds measurement or advertising, a refused consent or Do Not Track switches it off.',
      ],
    },
    control: {
      head: 'How to delete it',
      body: [
        'Clear this site’s data in your browser. The number is gone then, and with it every link between you and what was kept. You can remove favourites one by one as well.',
        'Anything else can be asked through the [form in the help centre](/faq#feedback). Please do not put personal details into it.',
      ],
    },
  },
};
