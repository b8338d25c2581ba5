import type { FaqText } from '../faq-text';

export const de: FaqText = {
  title: 'Hilfebereich',
  description: 'Antworten rund ums Lesen auf {site}: Sprachen, Kapitel, Favoriten, Datenschutz und Verlage.',
  lead: 'Die meisten Fragen haben kurze Antworten.',
  leadToForm: 'Deine fehlt? Schreib uns über das Formular am Ende der Seite. Jede Nachricht liest ein Mensch.',
  heads: {
    reading: 'Lesen',
    languages: 'Sprachen',
    chapters: 'Kapitel und Tickets',
    shelf: 'Favoriten und Datenschutz',
    app: 'Die App',
    publishers: 'Verlage',
  },
  questions: {
    start: {
      question: 'Wie fange ich eine Serie an?',
      answer: [
        'Öffne die Serie und tipp auf den großen Knopf unter ihrem Namen: Er führt zum ersten Kapitel. {site} merkt sich, auf welcher Seite du warst.',
        'Die jüngsten Kapitel aller Serien stehen unter [Neue Kapitel](/updates).',
      ],
    },
    direction: {
      question: 'Kann ich scrollen statt blättern?',
      answer: [
        'Ja. Öffne beim Lesen die Einstellungen und wähl „Vertikal“ zum Scrollen oder „Horizontal“ zum Blättern. Deine Wahl gilt auch fürs nächste Kapitel.',
        'Ein Kapitel, das nur für eine Leserichtung gezeichnet ist, öffnet sich so und lässt deine Wahl, wie sie ist.',
      ],
    },
    'page-missing': {
      question: 'Eine Seite lädt nicht. Was kann ich tun?',
      answer: [
        'Tipp auf der leeren Seite auf „Noch einmal“. Ist deine Verbindung langsam, wähl beim Lesen in den Einstellungen eine geringere Auflösung.',
        'Bleibt die Seite eine Stunde lang leer, nenn uns Serie und Kapitel im [Formular unten](/faq#feedback).',
      ],
    },
    cost: {
      question: 'Kostet das etwas?',
      answer: [
        'Nein. Was hier offen ist, liest du gratis, und an jedem Kapitel steht, wie es sich öffnet. Für Kapitel mit dem Hinweis „Im Abo“ brauchst du ein Abo, das hier nicht verkauft wird.',
      ],
    },
    'interface-language': {
      question: 'Wie ändere ich die Sprache der Website?',
      answer: ['Tipp oben auf den Globus. {site} gibt es in neun Sprachen, und du bleibst dabei auf derselben Seite.'],
    },
    'content-languages': {
      question: 'Kann ich Comics in mehreren Sprachen lesen?',
      answer: [
        'Ja. Unter dem Globus wählst du alle Sprachen, in denen du Comics liest, unabhängig von der Sprache der Website. Listen und Ranglisten zeigen dann jede Serie, die in einer davon erscheint.',
      ],
    },
    'missing-language': {
      question: 'Warum gibt es eine Serie nicht in meiner Sprache?',
      answer: [
        'Jeder Verlag entscheidet, in welchen Sprachen eine Serie erscheint und wann. Was in deiner Sprache beginnt, steht unter [Neue Kapitel](/updates) und trägt den Hinweis „Neue Serie“.',
      ],
    },
    'free-reads': {
      question: 'Was heißt „Einmal gratis“?',
      answer: [
        'Du darfst das Kapitel einmal ohne Ticket öffnen. Von da an kannst du es 24 Stunden lang lesen, sooft du willst. Danach ist das Gratislesen verbraucht.',
      ],
    },
    tickets: {
      question: 'Was sind Tickets?',
      answer: [
        'Ein Ticket öffnet ein Kapitel mit dem Hinweis „Ticket“ für 72 Stunden. Tickets sind gratis; eine Serie, die sie nutzt, gibt dir immer wieder neue.',
        'Ein Ticket gehört zu einer Serie und zu diesem Browser. Einen Geldwert hat es nicht.',
      ],
    },
    'gone-chapters': {
      question: 'Warum ist ein Kapitel verschwunden?',
      answer: [
        'Ein Verlag kann ein Kapitel für eine bestimmte Zeit freigeben. In der letzten Woche steht am Kapitel, wie viele Tage noch bleiben; danach lässt es sich hier nicht mehr lesen.',
      ],
    },
    schedule: {
      question: 'Wann kommt das nächste Kapitel?',
      answer: [
        'Auf der Seite der Serie steht, wie oft neue Kapitel erscheinen, und sobald es einen Termin gibt, auch wann das nächste kommt, in deiner Zeitzone. Macht die Serie Pause, gibt es kein Datum, bis ihr Autor zurückkommt.',
      ],
    },
    favourites: {
      question: 'Wie merke ich mir eine Serie?',
      answer: ['Tipp auf ihrer Seite auf das Herz. Alle deine Serien warten unter [Favoriten](/favorited).'],
    },
    'lost-favourites': {
      question: 'Meine Favoriten sind weg. Wo sind sie?',
      answer: [
        'Favoriten gehören zu einer Zufallsnummer, die in diesem Browser liegt. In einem anderen Browser, auf einem anderen Gerät, in einem privaten Fenster oder nach dem Löschen der Websitedaten sind sie nicht da.',
        'Hast du die Daten gelöscht, lassen sie sich nicht zurückholen: Niemand weiß, welche Nummer deine war.',
      ],
    },
    account: {
      question: 'Brauche ich ein Konto?',
      answer: ['Nein. Hier gibt es keine Konten: keinen Namen, keine E-Mail-Adresse, kein Passwort.'],
    },
    data: {
      question: 'Was wisst ihr über mich?',
      answer: [
        'Was unter deiner Zufallsnummer hier geschieht: Favoriten, geöffnete Kapitel, Likes, Antworten auf Umfragen und benutzte Tickets. Wer du bist, wissen wir nicht. Ausführlich steht das unter [Datenschutz](/privacypolicy).',
      ],
    },
    'get-the-app': {
      question: 'Gibt es eine App?',
      answer: [
        'Ja. Den Link findest du ganz unten auf der Website. Auch Serien mit Kapiteln, die nur in der App zu lesen sind, führen dich hin.',
      ],
    },
    'app-or-web': {
      question: 'Was heißt „In der App“?',
      answer: [
        'Der Verlag hat dieses Kapitel nur für die App freigegeben. Auf der Website steht es in der Liste, ist aber verschlossen.',
        'Die Favoriten der App und die dieses Browsers sind getrennt.',
      ],
    },
    publish: {
      question: 'Wer veröffentlicht hier, und kann ich das auch?',
      answer: [
        'Alle Serien kommen von ihren Verlagen und Autoren oder mit deren Erlaubnis. Hast du die Rechte an einem Comic und möchtest ihn hier veröffentlichen, schreib uns im [Formular unten](/faq#feedback) und sag, wie wir dich erreichen.',
      ],
    },
    'report-a-copy': {
      question: 'Ich habe anderswo eine Kopie dieser Seiten gefunden.',
      answer: [
        'Wähl im [Formular unten](/faq#feedback) bitte „Problem“ und nenn Adresse und Serie. Wir geben es an den Verlag weiter. Mehr steht unter [Urheberrecht](/copyright).',
      ],
    },
  },
};
