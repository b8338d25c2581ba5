import type { CommentBank } from './comment-bank';

export const eng: CommentBank = {
  first: {
    'soup before bed': 'first',
    tock: 'tick',
    'Ned, apparently': 'First? Me? I would like to thank my bad sleep.',
    early_bert: 'nobody here yet. echo. echo. ok, reading now',
  },

  markup: {
    'pixel pigeon': '<script>alert("good chapter")</script> (sorry, habit)',
    mossy: '<b>wow</b>',
    'no.2 pencil': '2 < 3 && "quotes" & ampersands: still less confusing than the ending, which I loved',
    'Tab Overlord': '<ul>\n  <li>art: yes</li>\n  <li>story: yes</li>\n  <li>my sleep: &nbsp;</li>\n</ul>',
  },

  any: {
    tin_umbrella: 'That last page. THAT LAST PAGE.',
    'Marlowe K.': 'I read this on the bus and missed my stop. Then I read it again walking back.',
    quietgoose: 'The panel with no words said more than the rest of my week.',
    halfpast: 'I said I would stop at one chapter. It is four in the morning.',
    'Uncle Ferret':
      'My daughter asked why I was crying at the kitchen table. I told her onions. We were having cereal.',
    Dorothea: 'Whoever it was with three lines deserves a series.',
    kite_on_monday: 'Whoever letters this: thank you. The shouting balloon made me jump.',
    'Bram O.': 'I knew it was coming. I was ready. I was not ready.',
    'evergreen ed': 'Slow chapter and I did not want it to end.',
    'Priya V':
      'This is the first comic I have finished since university. I had forgotten that a drawing can hold its breath.',
    'bench warmer': 'Nobody draws tired people like this author does. The shoulders!',
    zed: 'peak',
    thirdcup: 'Reading this with coffee every release day has become my only tradition.',
    'Old Harbour': 'I am seventy-one and I wait for this like a boy.',
    'rainy thursdays': 'Came for the cover, stayed for the silence.',
    mapmaker: 'For new readers: start at one, do not skip the short chapters, keep a tissue near.',
    'dizzy lizzie': 'AAAAAAAAAAAAAAAAAAA',
    grumbleweed: 'Too short! They are always too short! (It is the usual length. I checked.)',
    'sunday sock': 'My brother and I don’t talk much, but we both read this and send each other one panel a week.',
    'f.w.': 'The hands. Look at the hands on every page of this chapter.',
    'overdue book': 'I gave this chapter to my class as homework. Best homework I ever gave.',
    'Wren & Co': 'Two readers, one tablet, one elbow fight over who turns the page.',
    'Ada-Marie': 'Thank you to the translators, who never get a comment of their own. Here is one.',
    'late again': 'Everyone is asleep here and I have nobody to shout at, so: WHAT.',
    'Mr. Bartholomew': 'An excellent chapter. I shall be insufferable at dinner.',
    'yours, B.': 'Dear author, sleep well, eat something warm, we can wait.',
    sparrowgrass: 'Weak chapter? No. I blinked and it was over, that is all.',
    kneejerk: 'I take back what I said about them at the start. I was young.',
    'small print':
      'Mild complaint from a person with old eyes: the whispering balloons are tiny on a phone. Everything else: no notes, 9.5/10, half a point off for making me find my glasses.',
    Noor: 'I moved to a new city this month and knew no one. This comment section has been company. Thank you, all of you strange people.',
    'Gwen from accounts':
      'Long one, sorry.\n\nI stopped reading comics when my father sold his newsagent’s. He used to keep one copy of everything under the till for me, and when the shop went I decided that was that. My son sent me the link to this in spring with no message, only the link. I read the first chapter standing up in the kitchen. Then I sat down and read until the potatoes burnt.\n\nI do not know if this is a great comic. I have nothing to compare it with after nineteen years. But I know what it is to want the next one kept under the till, and I had forgotten that I knew.',
    'geometry teacher':
      'Something I have not seen anyone mention: watch the gutters. When two people are getting on, the gap between their panels is thin, almost nothing. As soon as one of them holds something back it widens, and it stays wide until the thing is said. I went through the earlier chapters with a ruler (yes, on the screen; yes, my wife saw) and it holds nearly everywhere. No idea if it is deliberate. If it isn’t, even better.',
    oatmeal: 'Re-reading from the start: it was all there. ALL of it.',
  },

  romance: {
    juniper_b: 'Just say it. JUST. SAY IT. I have laundry to do and I cannot leave you two like this.',
    Hester: 'please somebody give them a blanket and a locked room',
    buttonhole: 'They did not even touch hands and I had to put the phone down and walk around the flat.',
    'Theo in the attic':
      'Unpopular opinion: the quiet one was right all along, and will stay right until it is too late.',
    'lemon curd': 'Forty panels of two people looking at anything but each other. My heart is a tambourine.',
    foldedcorner: 'A whole chapter of people not saying the thing, and I was on the edge of my chair.',
    'Margit, 52':
      'My husband proposed to me after four years of saying nothing. I showed him this chapter. He said “I was getting round to it.” So there is hope for these two.',
    wallflour:
      'What gets me is how fair it is. In most love stories one of them is an idiot so that it lasts longer. Here both have a good reason to keep quiet, and the two reasons fit together like a lock and the wrong key. You can’t be angry with anybody. I tried. I was angry with the weather in the end, and the weather was doing its best.',
  },

  mystery: {
    nonplussed: 'I have three theories. All of them are worse than what will happen.',
    Cobalt: 'Did anyone else notice what is NOT in the room any more? Compare the first panel.',
    'ivy league of one': 'Calling it now: whoever told us first is the one who lied.',
    lamplighter: 'Look at the backgrounds. Then go back to chapter one and look again. You’re welcome.',
    saltlick: 'ok but WHO KNEW',
    'Gil T.': 'My favourite kind of villain: polite, patient, probably right.',
    'cork board': 'my flatmate has asked me to take the red string down. I have asked her who she is protecting.',
    'Inspector Nobody':
      'Facts so far, for those who like a list:\n1. Everybody answers a question slightly different from the one that was asked.\n2. Nobody has been seen eating.\n3. The person who cries the loudest cries with dry hands. Look.\n4. Times are only ever given by one character.\n\nI don’t say that four did it. I say that without four there is no case at all: every alibi hangs on one watch. If I am right I want a biscuit. If I am wrong I was never here.',
  },

  comedy: {
    crumbs: 'Hungry now. Why is the food in comedies always drawn best?',
    'a.fig': 'I laughed so loudly that the cat left.',
    plum: 'so we are all just going to pretend that face did not happen? fine. me too.',
    'second sneeze': 'The little sound effect in the corner is my favourite thing this year.',
    'Pamela (regional office)': 'I work with every single one of these people. EVERY. SINGLE. ONE.',
    duckboard: 'Read it in a silent carriage. Would not recommend. Was looked at by a nun.',
    'Fitz of the Fens': 'The straight face! How do you draw a face that straight!',
    'teatime tyrant':
      'I read this aloud to my grandmother, who does not hold with comics. She did not laugh once. At the end she said “the short one is a fool” and asked what he does next. I said it comes out next time. She has since rung me twice to ask whether it is next time yet. I would like it noted that she is ninety and that you have ruined both of our weeks.',
  },

  sport: {
    'Coach Dev': 'Finally a comic that knows that most of a match is standing about, breathing.',
    'shin pad': 'I do not like sport. I was shouting at a telephone in a library.',
    'left-back Lou': 'My knees hurt just from reading. Ten out of ten.',
    'stopwatch sal': 'The clock in the corner of the panels… who draws a clock so that you sweat?',
    'row Z': 'they lost and it is the best win I have seen all year',
    'Kwame on the wing': 'Give the substitutes more lines. Sincerely, eleven years a substitute.',
    'mud & oranges': 'You can tell the author has carried the kit bag home in the rain.',
    'Half-time Hilary':
      'I coach under-twelves on a pitch with a slope. We have not won since September. Last week, instead of the talk, I passed my phone round with this chapter on it and let them read it in the changing room. Nobody said anything. Then the smallest one said “so you can also lose properly”, and they went out and lost four–nil, properly, and came off laughing.\n\nSo thank you. Please let them win something soon, though, I beg you. Not for me. For the goalkeeper.',
  },

  eerie: {
    nightbus: 'Reading this in the dark was a mistake and I will do it again.',
    Kestrel: 'It’s the way nobody answers. Brrr.',
    Pell: 'That is not a good smile.',
    'hall light on': 'I live alone. I would like to thank the author for the last panel, and for the electricity bill.',
    'not the landlord': 'something in my flat has just creaked and I have apologised to it',
    'Ottoline Grey': 'No blood, no screaming, and my neck hair is standing to attention. That is craft.',
    gloam: 'count the shadows. no, count them AGAIN',
    'the downstairs neighbour':
      'A true story, make of it what you like. I read this chapter last night, put out the light, and heard three slow knocks from the flat above. It has been empty since March. I lay there. After a while I knocked back, on the ceiling, with a broom, because one has one’s pride. Silence. Then, very politely, one knock.\n\nThis morning the agent tells me that a new tenant has moved in, a piano tuner, a very nice man, sorry about the noise. I have decided not to believe it. It was a better evening my way.',
  },

  far: {
    'Wim of the Wold': 'I would pay actual money for a map of this place.',
    'one sock, two suns': 'Love that nobody explains anything. They live there, why would they.',
    gullwing: 'Every far-off place in this has a kitchen in it somewhere and that is why I believe it.',
    'Captain Lettuce': 'I want to go there. I would last nine minutes.',
    Esperance:
      'My seven-year-old has asked whether this is “from before or from later”. I did not know what to say. Both?',
    'tall order':
      'I have read a great many stories with kingdoms and engines in them, and in nearly all of them I know by page ten who is going to save the day and with what. Here I don’t even know what the day is. People mend things, argue over soup, go to bed. And all the time something huge is turning over in the background like a sleeper under a blanket. When it wakes I will be sorry, because I like the soup.',
  },
};
