import type { FaqText } from '../faq-text';

export const en: FaqText = {
  title: 'Help centre',
  description:
    'Answers about reading on {site}: languages, favourites, tickets, free reads, the app, privacy and publishers.',
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
        'A few chapters are drawn for one way of reading only. They open that way and leave your choice alone.',
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
        'No. What is open on this site is free to read. Chapters marked Subscribers are opened by a subscription, which is sold in the app and never here.',
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
        'Publishers license many chapters for a limited time. Each of these shows how many days it has left. The first and the newest chapters of a running series usually stay open.',
      ],
    },
    schedule: {
      question: 'When does the next chapter come out?',
      answer: [
        'The page of a series says on which day it appears, and how long it is until the next chapter, in your own time. A series on hiatus has no date until its author returns.',
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
        'Where there is an app, the page of a series says so above the chapters that can be read only there. The button opens the app, or the store that has it.',
      ],
    },
    'app-or-web': {
      question: 'Why are some chapters only in the app?',
      answer: [
        'On the web you read the first and the newest chapters. Those in between are often licensed for the app alone; they look locked and are marked In the app.',
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
