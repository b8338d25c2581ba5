/** What authors say of their series, by slug. */
export const deu: Readonly<Record<string, string>> = {
  'ghost-tram-line-9':
    'Das Depot habe ich aus dem Gedächtnis gezeichnet und bin erst dann hingefahren. Es war abgerissen. Jetzt gibt es nur noch dieses.',
  'the-rain-ledger':
    'Als ich das erste Kapitel schrieb, regnete es elf Tage am Stück. Seitdem setze ich den Regen von der Steuer ab.',
  'ferry-at-six':
    'Wegen des Lichts bin ich vierzigmal mit derselben Fähre gefahren. Beim letzten Mal fragte der Kapitän, ob es mir gut gehe.',
  'nine-lives-bakery': 'Ich hatte nie eine Bäckerei. Ich habe drei Katzen. Das ist dieselbe Arbeit mit weniger Brot.',
  'low-orbit-laundry':
    'Ich habe einmal aus Versehen den Brief eines Fremden mitgewaschen. In dieser Serie steht, was vielleicht drinstand.',
  'mountain-midwife':
    'Meine Urgroßmutter ging zu Fuß von Dorf zu Dorf. Das Maultier ist erfunden. Sie hätte es gern gehabt.',
  'iron-lullaby':
    'Ich habe das für jemanden geschrieben, der mit den Händen hört. Die letzte Seite ist mit Absicht leer: Leg die Hand darauf.',
  'salt-and-sextant': 'Eine von uns wird seekrank, der andere kann nicht schwimmen. Wir recherchieren in Hafencafés.',
  'thursdays-witch':
    'Beim Zahnarzt habe ich immer Angst. Also habe ich mir vorgestellt, wer da am Empfang sitzen müsste, damit ich hingehe.',
};
