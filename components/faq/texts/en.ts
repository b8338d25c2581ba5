import type { FaqText } from '../faq-text';

export const en: FaqText = {
  title: 'Help centre',
  description: 'Answers about reading on {site}: languages, chapters, favourites, privacy and publishers.',
  lead: 'Most questions have short answers.',
  leadToForm: 'Yours is not here? Write to us in the form at the foot of this page: people read it.',
  heads: {
    reading: 'Reading',
    languages: 'Languages',
    chapters: 'Chapters and tickets',
    shelf: 'Favourites and privacy',
    app: 'The app',
    publishers: 'Publishers',
  },
  questions: {
    start: {
      question: 'How do I start reading a series?',
      answer: [
        'Open the series and press the big button under its name: it leads to the first chapter. The viewer remembers the page you were on.',
        'The newest chapters of every series are on [Updates](/updates).',
      ],
    },
    direction: {
      question: 'Can I scroll instead of turning pages?',
      answer: [
        'Yes. In the viewer, open Settings and choose Vertical to scroll, or Horizontal to turn pages. Your choice also holds for the next chapter.',
        'A chapter that is drawn for one way of reading only opens that way and leaves your choice alone.',
      ],
    },
    'page-missing': {
      question: 'A page does not load. What can I do?',
      answer: [
        'Press Try again on the empty page. If your connection is slow, choose a lower page resolution under Settings in the viewer.',
        'If the page stays empty for an hour, tell us its series and chapter in the [form below](/faq#feedback).',
      ],
    },
    cost: {
      question: 'Does it cost anything?',
      answer: [
        'No. What is open on this site is free to read, and each chapter says how it opens. One marked Subscribers takes a subscription, which is not sold here.',
      ],
    },
    'interface-language': {
      question: 'How do I change the language of the site?',
      answer: [
        'Open the globe at the top of the page. {site} comes in nine languages, and you stay on the page you are on.',
      ],
    },
    'content-languages': {
      question: 'Can I read comics in several languages at once?',
      answer: [
        'Yes. Under the globe you choose every language that you read comics in, apart from the language of the site. Lists and rankings then show each series that is published in any of them.',
      ],
    },
    'missing-language': {
      question: 'Why is a series not in my language?',
      answer: [
        'Each publisher decides which languages a series appears in, and when. A series that starts in your language shows up on [Updates](/updates) with the mark New.',
      ],
    },
    'free-reads': {
      question: 'What does “Free once” mean?',
      answer: [
        'You may open that chapter one time without a ticket. From that moment it stays open for 24 hours, as often as you like. After that, the free read is used up.',
      ],
    },
    tickets: {
      question: 'What are tickets?',
      answer: [
        'A ticket opens one chapter that is marked Ticket, for 72 hours. Tickets are free; a series that uses them gives you new ones from time to time.',
        'A ticket belongs to one series and to this browser. It has no value in money.',
      ],
    },
    'gone-chapters': {
      question: 'Why has a chapter gone?',
      answer: [
        'A publisher can release a chapter for a limited time. In its last week the chapter says how many days are left; after that, it can no longer be read here.',
      ],
    },
    schedule: {
      question: 'When does the next chapter come out?',
      answer: [
        'The page of a series says how often new chapters come out and, once the date is set, when the next one is due, in your own time. A series on hiatus has no date until its author returns.',
      ],
    },
    favourites: {
      question: 'How do I add a series to my favourites?',
      answer: ['Press the heart on its page. All your series wait under [Favourites](/favorited).'],
    },
    'lost-favourites': {
      question: 'My favourites are gone. Where are they?',
      answer: [
        'Favourites belong to a random number in this browser. They are not there in another browser, on another device, in a private window, or after the site’s data was cleared.',
        'If you cleared the data, they cannot be brought back: nobody knows which number was yours.',
      ],
    },
    account: {
      question: 'Do I need an account?',
      answer: ['No. There are no accounts on this site: no name, no e-mail address, no password.'],
    },
    data: {
      question: 'What do you know about me?',
      answer: [
        'What you do here with your random number: favourites, chapters opened, likes, answers to surveys and tickets used. We do not know who you are. The [privacy page](/privacypolicy) says it in full.',
      ],
    },
    'get-the-app': {
      question: 'Is there an app?',
      answer: [
        'Yes. The link to it is at the foot of the site. A series with chapters that can be read only in the app leads there as well.',
      ],
    },
    'app-or-web': {
      question: 'What does “In the app” mean?',
      answer: [
        'The publisher has licensed that chapter for the app alone. On the site it is in the list, but locked.',
        'Favourites of the app and of this browser are separate.',
      ],
    },
    publish: {
      question: 'Who publishes here, and can I, too?',
      answer: [
        'All series come from their publishers and authors, or with their permission. If you hold the rights to a comic and want to publish it here, write to us in the [form below](/faq#feedback) and say how you can be reached.',
      ],
    },
    'report-a-copy': {
      question: 'I have found a copy of these pages elsewhere.',
      answer: [
        'Please choose Report in the [form below](/faq#feedback) and give the address and the series. We pass it on to the publisher. More is on the page about [copyright](/copyright).',
      ],
    },
  },
};
