import type { CopyrightText } from '../texts';

export const de: CopyrightText = {
  title: 'Urheberrecht',
  description: 'Wem die Comics auf {site} gehören, was Leser damit tun dürfen und wie man eine Kopie meldet.',
  lead: 'Jede Seite hier hat jemand gezeichnet. Wer sie dort liest, wo sie offiziell ist, macht die nächste möglich.',
  sections: {
    owners: {
      head: 'Wem die Comics gehören',
      body: [
        'Alle Comics, Cover und Namen gehören ihren Autoren und Verlagen und erscheinen mit deren Erlaubnis. Jede Serie nennt ihren Autor und, wenn es eines gibt, das Label ihres Verlags.',
      ],
    },
    readers: {
      head: 'Was Leser dürfen',
      body: [
        'Lesen, verlinken und darüber reden. Kurze Zitate kann das Gesetz deines Landes erlauben, wenn du die Quelle nennst. Alles andere, etwa Kopien, Übersetzungen und Videos von Seiten, braucht die Zustimmung der Rechteinhaber.',
      ],
    },
    service: {
      head: 'Der Dienst selbst',
      body: ['Der Name {site}, sein Zeichen, seine Zeichnungen und seine Texte gehören dem Dienst.'],
    },
    report: {
      head: 'Eine Kopie melden',
      body: [
        'Hast du die Rechte an etwas, das hier nicht stehen sollte, oder hast du diese Seiten anderswo als Kopie gefunden? Dann wähl im [Formular im Hilfebereich](/faq#feedback) „Problem“. Nenn das Werk, dein Recht daran und die Adresse der Seite. Wir gehen jeder Meldung nach und entfernen, was hier nichts zu suchen hat.',
      ],
    },
  },
};
