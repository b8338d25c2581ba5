import type { PrivacyText } from '../texts';

export const de: PrivacyText = {
  title: 'Datenschutz',
  description:
    'Was {site} über Leser speichert: eine Zufallsnummer, und was damit geschieht. Keine Namen, keine Konten.',
  lead: 'Wir wissen nicht, wer du bist, und fragen nicht danach. Hier steht, was trotzdem gespeichert wird und warum.',
  sections: {
    number: {
      head: 'Eine Zufallsnummer',
      body: [
        'Dein Browser denkt sich eine Zufallsnummer aus und schickt sie mit, wenn du etwas tust, das gespeichert werden soll. Sie sagt nichts über dich. Dahinter steht kein Konto, kein Name und keine E-Mail-Adresse.',
      ],
    },
    kept: {
      head: 'Was unter ihr gespeichert wird',
      body: [
        [
          'die Serien in deinen Favoriten;',
          'welche Kapitel geöffnet, wo Gratislesen und Tickets benutzt und welche Likes vergeben wurden;',
          'Antworten auf Umfragen und Nachrichten aus dem Formular;',
          'welche Banner angetippt wurden;',
          'wenn du Mitteilungen erlaubst: die Kennung, an die sie gehen.',
        ],
      ],
    },
    browser: {
      head: 'Was in deinem Browser bleibt',
      body: [
        'Deine Sprachen, die Farbe des Papiers, wie du gern liest, wo du aufgehört hast und welche Hinweise du geschlossen hast. Zwei Cookies merken sich die Sprachen, damit die Seiten gleich darin ankommen. Nichts davon folgt dir auf andere Seiten.',
      ],
    },
    why: {
      head: 'Wozu das dient',
      body: [
        'Um dir deine Favoriten zu zeigen, Aufrufe für die Ranglisten zu zählen, Kapitel zu öffnen, die man einmal lesen darf, und zu reparieren, was nicht geht. Nichts davon wird verkauft, und niemand macht daraus ein Profil.',
      ],
    },
    addresses: {
      head: 'Technische Daten',
      body: [
        'Wer bei einem Server eine Seite abruft, nennt ihm eine Netzwerkadresse. Wir brauchen sie, um zu antworten und um Programme zu bremsen, die zu viele Anfragen senden. Mit deiner Zufallsnummer wird sie nicht gespeichert.',
      ],
    },
    others: {
      head: 'Dritte',
      body: [
        'So, wie sie ausgeliefert wird, sendet die Seite nichts an Dritte: Schriften, Bilder und Skripte kommen von hier. Fügt der Betreiber Statistik oder Werbung hinzu, schaltest du beides ab, indem du die Einwilligung verweigerst oder „Do Not Track“ einschaltest.',
      ],
    },
    control: {
      head: 'So löschst du diese Daten',
      body: [
        'Lösch die Daten dieser Seite in deinem Browser. Dann ist die Nummer weg und mit ihr jeder Weg von dir zu dem, was gespeichert wurde. Favoriten kannst du auch einzeln entfernen.',
        'Alles andere kannst du über das [Formular im Hilfebereich](/faq#feedback) fragen. Bitte schreib keine persönlichen Angaben hinein.',
      ],
    },
  },
};
