import type { TermsText } from '../texts';

export const de: TermsText = {
  title: 'Nutzungsbedingungen',
  description: 'Die Bedingungen, unter denen du auf {site} liest: gratis, ohne Konto und für dich selbst.',
  lead: 'Auf {site} liest du gratis und ohne Konto. Dafür bitten wir dich um ein paar Dinge. Hier stehen sie.',
  sections: {
    service: {
      head: 'Worum es geht',
      body: [
        '{site} zeigt offizielle Comics mit Erlaubnis derer, denen sie gehören. Wenn du hier liest, nimmst du diese Bedingungen an. Bist du nicht einverstanden, nutz die Seite bitte nicht.',
        'Bist du dort, wo du lebst, noch nicht volljährig, lies hier nur mit dem Einverständnis deiner Eltern oder Erziehungsberechtigten und achte auf die [Altersfreigabe](/rating).',
      ],
    },
    use: {
      head: 'Was du darfst',
      body: [
        'Lesen, was offen ist, sooft du willst, für dich selbst und ohne zu zahlen. Auf jede Seite verlinken und ihre Adresse teilen.',
      ],
    },
    conduct: {
      head: 'Was du nicht darfst',
      body: [
        'Bitte verzichte darauf,',
        [
          'die Seiten ganz oder in Teilen zu kopieren, zu speichern, zu übersetzen oder zu veröffentlichen, soweit das Gesetz es nicht erlaubt (Kapitel auf dieser Website offline zu speichern ist erlaubt);',
          'den Schutz der Seiten zu entfernen oder zu umgehen oder den Dienst auseinanderzunehmen;',
          'maschinell zu lesen oder den Dienst so zu belasten, dass andere es merken;',
          'Nachrichten zu schreiben, die beleidigen, drohen, täuschen oder gegen das Gesetz verstoßen.',
        ],
      ],
    },
    rights: {
      head: 'Wem was gehört',
      body: [
        'Jeder Comic gehört seinem Autor und seinem Verlag. Du erhältst das Recht, ihn hier zu lesen, und kein anderes. Mehr dazu steht unter [Urheberrecht](/copyright).',
      ],
    },
    chapters: {
      head: 'Gratislesen, Tickets und Abos',
      body: [
        'Die Verlage entscheiden, welche Kapitel offen sind, für wen und wie lange; das kann sich ändern. Gratislesen und Tickets haben keinen Geldwert und lassen sich nicht weitergeben. Abos werden auf dieser Website nicht verkauft; wo es sie gibt, gelten die Bedingungen, die dort stehen.',
      ],
    },
    availability: {
      head: 'Ohne Gewähr',
      body: [
        'Wir geben uns Mühe, aber du nimmst den Dienst so, wie er ist. Er kann für Wartungen pausieren, sich ändern oder enden, und was dieser Browser speichert, etwa deine Favoriten, kann verloren gehen. Wir haften, wo das Gesetz es verlangt, und nicht darüber hinaus.',
      ],
    },
    closing: {
      head: 'Wann wir die Tür schließen',
      body: [
        'Wer gegen diese Bedingungen verstößt, den können wir vom Dienst ausschließen. Nachrichten, die gegen sie verstoßen, können wir löschen.',
      ],
    },
    changes: {
      head: 'Änderungen und Kontakt',
      body: [
        'Ändern sich diese Bedingungen, stehen die neuen hier mit ihrem Datum. Fragen erreichen uns über das [Formular im Hilfebereich](/faq#feedback).',
      ],
    },
  },
};
