import type { CommentText } from './comment-text';

export const deu: readonly CommentText[] = [
  { userName: 'Schirmherr', body: 'Diese letzte Seite. DIESE LETZTE SEITE.' },
  { userName: 'Frieda L.', body: 'Im Bus gelesen und die Haltestelle verpasst. Auf dem Rückweg noch mal gelesen.' },
  { userName: 'kamillentee', body: 'Das Bild ohne Worte hat mehr gesagt als meine ganze Woche.' },
  { userName: 'stille Gans', body: 'Erster' },
  { userName: 'Jannik', body: 'Nur ein Kapitel, hab ich gesagt. Es ist vier Uhr früh.' },
  { userName: 'moos', body: '<b>wow</b>' },
  { userName: 'Dorle', body: 'Die Nebenfigur mit den drei Sätzen verdient eine eigene Serie.' },
  { userName: 'Laternenputzer', body: 'Schaut euch auf Seite zwei den Hintergrund an, oben links. Und jetzt drei Kapitel zurück. Bitte schön.' },
  { userName: 'salzstange', body: 'ok, aber WER hat geklopft' },
  { userName: 'Opa Heinz', body: 'Ich bin einundsiebzig und warte jede Woche wie ein kleiner Junge.' },
  { userName: 'dritte tasse', body: 'Kaffee und neues Kapitel, mehr Tradition hab ich nicht.' },
  { userName: 'Katze weg', body: 'Beim Witz mit der Tür so laut gelacht, dass die Katze gegangen ist.' },
  { userName: 'Kobalt', body: 'Hat noch jemand gemerkt, dass die Uhr mit Absicht falsch geht?' },
  { userName: 'Regendonnerstag', body: 'Wegen des Covers gekommen, wegen der Stille geblieben.' },
  { userName: 'Mieke', body: 'gebt ihnen bitte jemand eine Decke' },
  { userName: 'Brummbär', body: 'Zu kurz! (Ist so lang wie immer. Hab nachgezählt.)' },
  { userName: 'Ole', body: 'Das Lächeln am Ende ist kein gutes Lächeln.' },
  { userName: 'Mathelehrer', body: 'Je lauter der Streit, desto schräger die Panels. Großartig.' },
  { userName: 'Ebbe', body: 'Hört genau da auf, wo es soll, und das nehm ich übel.' },
  { userName: 'letzte Reihe', body: 'Bis nächste Woche, selbe Bank.' },
];
