/** What authors say of their series, by slug. */
export const eng: Readonly<Record<string, string>> = {
  'ghost-tram-line-9':
    'I drew the depot from memory, and then went to look. It had been pulled down. So now this is the only one.',
  'the-rain-ledger':
    'It rained for eleven days while I wrote the first chapter. I have been charging it to expenses ever since.',
  'ferry-at-six':
    'I took the same ferry forty times to get the light right. On the last crossing the captain asked whether I was well.',
  'song-of-the-dead-ship': 'The lullaby exists. My mother hums it. She wants it known that hers is longer.',
  'eleven-seconds':
    'I was a slow defender. This is my revenge, and also my apology to every striker I have ever held by the shirt.',
  'the-hour-jar':
    'I finished this one on a borrowed afternoon. Whoever lent it to me, thank you, and you shall have it back.',
  'nine-lives-bakery': 'I have never owned a bakery. I have owned three cats, which is the same work with less bread.',
  'who-bought-the-clock': 'I found the clock at a sale, and could not afford it. Somebody could. I never saw who.',
  'lighthouse-homework': 'My school had eleven pupils and a goat. The goat was good at sums.',
  'low-orbit-laundry':
    'I once washed a stranger’s letter together with my shirts. This series is what I imagine it said.',
  'umbrella-weather': 'Thank you for walking so slowly with these two. Bring your umbrellas home.',
  'duke-is-not-a-cat': 'Any likeness to cats is a coincidence, and the Duke’s lawyer would like it in writing.',
  'kaiju-tax-office': 'I was an assessor for six years. The monster is invented. The forms are not.',
  'knuckle-sunday':
    'My uncle drove the last bus on Sundays and never told us what he did in between. I asked too late, so I made it up.',
  'paper-crown': 'I fold every crown before I draw it. So far four have burnt, and one was eaten.',
  'sixth-bench': 'For everyone who kept the score so that they had something to hold.',
  'hotel-lantern': 'I draw this at night, with one lamp. If there are ever two, I shall stop.',
  'blade-of-nine-rains':
    'I only ink the rain pages on days when it rains. You will forgive me a dry chapter now and then.',
  'the-dumpling-detective':
    'Grandmother has read every chapter. Her verdict: the drawings are good, the ginger is wrong.',
  'a-cat-named-monday': 'The cat is real. He comes on Wednesdays. I have not dared to ask about the rest of his week.',
  'fox-wedding-season': 'If it rains while the sun shines, please put down the camera. That is all I ask.',
  'iron-lullaby':
    'I wrote it for someone who heard with her hands. The last page is blank on purpose: put your palm on it.',
  'moths-at-midnight': 'Thank you for reading to the end. You may switch the porch light on again. I think.',
  'salt-and-sextant': 'One of us gets seasick, the other cannot swim. We do our research in harbour cafés.',
  'letters-to-the-tide': 'I threw one myself, when this was done. I won’t say what it said.',
  'moss-and-mortar':
    'My drawing hand has been told to rest until the swifts are back. The wall will wait, and the moss will not mind.',
  'static-garden': 'I have killed every plant that I ever owned. Tern is who I would like to be.',
  'second-hand-stars':
    'I bought the telescope for reference, and now I sleep by day. Please forgive late pages after clear nights.',
};
