import type { Voices } from '../comment-bank';

export const deu: Readonly<Record<string, Voices>> = {
  'ghost-tram-line-9': {
    Trambahnfreund: 'Eine Linie ohne Verspätung, dafür ohne Fahrgäste. Unsere macht es umgekehrt.',
    Nachtschicht: 'Nao putzt für Bahnen, die nicht mehr fahren. Und putzt trotzdem ordentlich. Meine Heldin.',
    'Schwarzfahrer i. R.': 'Was KOSTET denn jetzt so ein Fahrschein? Ich frage für mich.',
  },
  'the-rain-ledger': {
    Buchhalterin:
      'Endlich ein Detektiv mit Kassenbuch. Aber Soll und Haben stimmen auf Seite eins nicht, und ich wette, das ist Absicht.',
    'Schirm vergessen': 'Seit sechs Jahren tot und kauft Schirme. Ich lebe und werde nass.',
  },
  'ferry-at-six': {
    Inselkind: 'Bei uns haben sie die Fähre auch eingestellt. Ich hab bei der Ankündigung das Telefon weggelegt.',
    Reling: 'Noch einundsechzig, und die zwei gucken aufs WASSER.',
    'Stift 2B': 'Die Zeichnung ist älter als ihr Umzug. Ich hab’s dreimal gelesen. Wie??',
  },
  'nine-lives-bakery': {
    'Bäcker Bertl': 'Ich backe seit dreißig Jahren und bestätige: Der Buttervorfall kommt in jedem Betrieb vor.',
    Schrippe: 'Der Hund ist so höflich, dass man ihn nicht mal hassen kann. Und dann diese Croissants.',
    'Perle hat recht': 'Wer jeden Krümel zählt, führt einen Laden. Wer nicht zählt, ist Graf.',
  },
  'low-orbit-laundry': {
    Flusensieb: 'Taschen leeren! TASCHEN! LEEREN!',
    '40 Grad': 'Der Kaiserumhang im Schonwaschgang. Ich traue mich das nicht mal mit der Bettwäsche.',
  },
  'mountain-midwife': {
    'Hebamme Resi': 'Selbst Hebamme, allerdings mit Auto. Das Maultier hätte ich trotzdem gern.',
    'Schnee im April':
      'Wie Benta ihre Hände wärmt, bevor sie irgendwas anfasst. Daran erkennt man, dass da jemand genau hingeschaut hat.',
  },
  'iron-lullaby': {
    Taktstock: 'Vier Takte Pause, und mir lief es kalt den Rücken runter. Bei einer PAUSE.',
    'Gebärde Ja':
      'Ich bin gehörlos. Ivo gebärdet einen Befehl, und alle gehorchen. Dieses Bild hängt jetzt bei mir im Flur.',
  },
  'salt-and-sextant': {
    Sommersprosse: 'Maud ist fünfzehn und die Einzige an Bord, die weiß, wo man ist. Kommt mir bekannt vor.',
    'Lotse Hinnerk': 'Der Käpt’n kneift die Augen zu und nickt. Mit so einem bin ich auch gefahren.',
  },
  'thursdays-witch': {
    Wartezimmer: 'Meine Zahnärztin hat auch so eine am Empfang. Ich gehe künftig donnerstags.',
    'Kröte zum Kassensatz': 'Lizenz abgelaufen, Besen im Halteverbot: Hexen haben es auch nicht leichter als wir.',
  },
};
