import type { Voices } from '../comment-bank';

export const eng: Readonly<Record<string, Voices>> = {
  'ghost-tram-line-9': {
    'tram enthusiast': 'Ten out of ten. Needs more trams. Everything needs more trams.',
    'depot cat': 'Nao sweeping a depot for trams that do not come is the most relatable job in fiction.',
    'exact change': 'What IS the fare though. I lie awake.',
  },
  'the-rain-ledger': {
    'paid in full': 'Fourteen, cash on the desk, does not blink. Ida could run this town by Friday.',
    'brolly bill': 'Six years dead and still buying umbrellas. Some of us are alive and get wet.',
  },
  'ferry-at-six': {
    'lifebelt no. 3': 'Sixty-one crossings. I have started counting them on the fridge.',
    'deckhand, ret.':
      'Worked a line like this for thirty years. There is always a pair on the top deck, and we always know before they do.',
    sketchy: 'Dated BEFORE she came to the island. I read that caption four times.',
  },
  'song-of-the-dead-ship': {
    hummingbird: 'One note shorter every night. I counted. I do not like what I counted.',
    'scrap iron sue': 'Baro has said “it’s empty” three times now. Nobody says it three times about an empty thing.',
  },
  'eleven-seconds': {
    'physio Fran': 'As a physio: the knee is drawn right. As a fan: DON’T RUN. As a physio again: don’t run.',
    'ten men short': 'Ten players and a dog. I would buy that shirt.',
  },
  'the-hour-jar': {
    'spoon of noon': 'I have been trying to work out what my grandmother spent hers on. I think it was us.',
    'candle clerk': 'Never bet with a pedlar who smiles before you have finished your sentence.',
  },
  'nine-lives-bakery': {
    'crust fund': 'The dog is so POLITE. I want to hate him and I want his croissants.',
    'Count Ink’s creditor': 'He owes me for eleven buns and I am not even in this comic.',
    'proving drawer': 'Baker here. The butter incident is not a joke. It is Tuesday.',
  },
  'who-bought-the-clock': {
    'seat eleven': 'I was sitting next to that hat. I mean, in spirit.',
    'going, going': 'A whole story in one chapter and I still hear the gavel. Who WAS it?',
  },
  'lighthouse-homework': {
    'gull monitor': 'Gustav Nill has better marks than me and does not exist. Story of my school days.',
    'Miss Pettifer':
      'I teach in a school of nineteen. We know what the number six means. Thank you for making it funny.',
  },
  'low-orbit-laundry': {
    'lint trap': 'House rule one: check the pockets. House rule two: CHECK THE POCKETS, JUNO.',
    'delicates only': 'The emperor’s cape on gentle. I would trust her with my one good shirt.',
  },
  'umbrella-weather': {
    'left shoulder': 'Three years he kept it dry. It is an UMBRELLA. I am not well.',
    drizzle: 'She recognised him on page one and is going to drag it out for forty-eight chapters, and good for her.',
  },
  'duke-is-not-a-cat': {
    'third floor right': 'The landlady knows. She has always known. She buys the tuna.',
    'chargé d’affaires': 'A retired diplomat falls off a shelf with dignity. I had a boss like that.',
  },
  'kaiju-tax-office': {
    'form 7-K': 'Filed every year since 1961. I am a smaller monster and a worse person.',
    'overtime olive': 'I work in a tax office. The queue number machine is drawn from life, and so is the silence.',
  },
  'knuckle-sunday': {
    'number 30, upstairs': 'A bus driver who takes the corners gently and the punches gently too. I’d ride with Joss.',
    'corner stool': 'The boy ties left over right. That one panel broke me.',
  },
  'paper-crown': {
    'fold along the gold': 'A crown of paper and it looks like rain. I have never been so afraid of weather.',
    'stationer’s niece': 'My family sold envelopes for three generations. We have waited a long time for this heroine.',
  },
  'sixth-bench': {
    'sock notebook': 'Loses by less than anyone! Put it on my gravestone.',
    'four minutes': 'Jun cannot shoot and I have never wanted anyone to pass so much.',
  },
  'hotel-lantern': {
    'room 9, no key': 'One lamp too many. ONE LAMP TOO MANY. I sleep with none now.',
    'lift attendant': 'Her own handwriting. In 1911. I closed the laptop and opened a window.',
  },
  'blade-of-nine-rains': {
    'ninth cloud': 'She carried it for two years and never unfolded it. Nobody in this comment section could have.',
    'whetstone, second-hand': 'The drought as suspense. You look at a clear sky and feel sick. Brilliant.',
  },
  'the-dumpling-detective': {
    'steamer basket': 'I finished my dumplings, officer. I always do. Ask anyone.',
    'too much ginger': 'Eighty-year-old dough stolen. There are crimes and there are CRIMES.',
  },
  'a-cat-named-monday': {
    'seven bowls': 'Ours is called Breakfast, and I have just learned that the neighbours call him Supper.',
    'proof reader': 'It sleeps on the proofs. Of course it does. Mine sleeps on the invoice.',
  },
  'fox-wedding-season': {
    'leaf currency': 'Paid in leaves, and honestly still more punctual than my clients.',
    darkroom: 'It asked her NAME. Do not tell it. Do not.',
  },
  'iron-lullaby': {
    'four bars rest': 'He felt it through her ribs. That is the sentence. I had to stop there for a day.',
    'Signing Sam':
      'I am deaf. Ivo is the first one I have read who is not there to be cured or to be sad. He gives ORDERS. Thank you.',
  },
  'moths-at-midnight': {
    'porch light off': 'I used to like moths.',
    'specimen two': 'Her own face, pinned on the first evening. I checked all the wings behind her, and so should you.',
  },
  'salt-and-sextant': {
    'the captain squints':
      'Maud steering by a sky a hundred years old because nobody else on board will admit they can’t see. I know offices like that.',
    'ship’s biscuit': 'Where the chart says depth there is an island, and where my evening was there is this comic.',
  },
  'letters-to-the-tide': {
    'cork collector': 'I rang my father after this. He asked what was wrong. I said nothing was, for once.',
    'fourth of four': 'Thirty corks and not a wasted line.',
  },
  'moss-and-mortar': {
    'dry stone Don':
      'Waller by trade. The first course is laid properly, which is more than I can say for my neighbour’s.',
    'slightly green': 'Take your time, author. Moss does.',
  },
  'static-garden': {
    'tomato no. 41': 'A robot that waters plants for forty years because nobody said stop. I am fine. It is hay fever.',
    'ham radio Harriet':
      'Slowed down a thousand times and it is a voice… I put my headphones on as if that would help.',
  },
  'second-hand-stars': {
    'returns desk': 'Every Saturday he returns it. EVERY Saturday. Sir, that is courtship.',
    'Perihelion Pete': 'I grind mirrors for a hobby. Dust on the mirror, yes, that is exactly how one falls in love.',
  },
};
