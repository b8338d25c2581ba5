import type { CommentBank } from './comment-bank';

export const deu: CommentBank = {
  first: {
    'stille Gans': 'Erster',
    'Kevin aus dem Lager': 'erster. und der chef steht hinter mir',
    schlaflos_in_jena: 'Wer um diese Zeit Erste ist, hat kein Leben. Hallo!',
  },

  markup: {
    'Webmaster a. D.': '<script>alert("Mahlzeit")</script>\nFrüher ging das noch. War aber auch nicht alles besser.',
    moos: '<b>boah</b>',
    'Ute tippt': '<h1>WANN KOMMT DAS NÄCHSTE</h1> (mein Sohn meint, so wird es größer)',
    Klammeraffe: 'if (Kapitel.neu && Katze.schläft) { lesen(); } else { trotzdem(); }',
  },

  any: {
    Schirmherr: 'Nee. Nee nee nee. Da darf man doch nicht aufhören!',
    'Frieda L.': 'In der S-Bahn gelesen, an der Endstation aufgewacht, sozusagen.',
    kamillentee: 'Das Bild ganz ohne Worte. Mehr sag ich dazu auch nicht.',
    Jannik: 'Bestes Kapitel seit dem letzten.',
    Dorle: 'Wer zeichnet bitte solche Rücken? Man sieht jedem von hinten an, was er denkt.',
    Laternenputzer: 'Kleiner Tipp: Beim zweiten Lesen nur auf die Hintergründe schauen. Gern geschehen.',
    'Opa Heinz':
      'Mein Enkel hat mir das Tablet eingerichtet, damit wir telefonieren können. Jetzt telefonieren wir nicht mehr, ich lese.',
    'dritte tasse': 'Kaffee, Sofa, neues Kapitel. Ich bin nicht da.',
    Regendonnerstag: 'Ich wollte nur kurz reinschauen. Das war im Frühling.',
    Brummbär: 'Zu kurz! (Ist so lang wie immer. Hab nachgezählt.)',
    Mathelehrer: 'Je lauter der Streit, desto schräger die Panels. Setzen, eins.',
    Ebbe: 'Dass es genau da aufhört, nehm ich persönlich.',
    'letzte Reihe': 'Bis zum nächsten Mal, selber Platz.',
    'Frau Specht': 'Ein stilles Kapitel, und trotzdem hab ich vergessen, den Herd auszumachen.',
    tintenfass: 'Diese Schraffuren. Ich könnte da drin wohnen.',
    'Henrike aus Husum':
      'Großartig übersetzt, das muss auch mal gesagt werden. Da sitzt jedes „doch“ und jedes „halt“.',
    Nachtzug: 'hab mir vorgenommen, nicht zu weinen. tja.',
    'Bo, 14': 'kann mal bitte jemand meiner mutter erklären dass das für die schule ist',
    'Wolle & Garn': 'Stricke dabei seit Kapitel eins an demselben Ärmel. Er ist inzwischen zwei Meter lang.',
    'Herr Petersen':
      'Ich lese das meiner Frau vor, mit verteilten Rollen. Sie sagt, ich übertreibe. Ich sage, ich habe die Vorlage ernst genommen.',
    halbacht: 'Ach Mensch.',
    'die mit dem Hund': 'Muss jetzt eine Runde um den Block. Der Hund wollte nicht, ich wollte.',
    Kiesel: 'Seit wann kann man mit drei Strichen müde zeichnen? Und zwar SO müde?',
    Widerwort:
      'Bin ich der Einzige, dem das diesmal zu schnell ging? Zwei Seiten mehr Ruhe in der Mitte, und es wäre perfekt gewesen. Meckern auf hohem Niveau, ich weiß.',
    'Spätschicht Rita': 'Pause, Brötchen, Kapitel. In dieser Reihenfolge überlebe ich den Dienstag.',
    Apfelgriebs: 'Bitte ausschlafen, was Warmes essen und erst dann weiterzeichnen. Wir laufen nicht weg.',
    'Conny Krause':
      'Habe meiner Schwester den Link geschickt. Sie hat „keine Zeit für so was“. Das war um acht. Um eins schrieb sie: „WIESO IST DA SCHLUSS“.',
    Quersumme: 'Hab noch mal von vorn angefangen. Es war alles schon da. Alles!',
    'Arne liest':
      'Ich arbeite in der Pflege und lese das in den Nächten, in denen es ruhig ist. Eine meiner Damen, 93, kann nicht gut schlafen und hat mich gefragt, was ich da auf dem Telefon habe. Seitdem schauen wir zusammen. Sie hält das Gerät sehr weit weg und sagt bei jeder neuen Figur erst mal „der gefällt mir nicht“. Bis jetzt hat sie jedes Mal recht behalten.\n\nGestern war kein neues Kapitel da. Da hat sie gesagt, dann erzählen Sie mir eben, wie es weitergeht. Ich habe mir Mühe gegeben. Sie fand es zu lang.',
    'Gisela v. d. Post':
      'Jetzt muss ich doch mal schreiben, obwohl ich sonst nie schreibe. Mir fällt auf, wie selten hier jemand etwas erklärt. Keiner sagt: „Wie du weißt, bist du mein Bruder.“ Man merkt es daran, wer wem das Salz reicht. Ich habe vierzig Jahre lang Briefe ausgetragen und mir aus Umschlägen zusammengereimt, was dahintersteckt, und genau so fühlt sich das an: von außen, mit viel Respekt, und man will trotzdem wissen, was drinsteht.',
  },

  romance: {
    Mieke: 'gebt ihnen bitte eine Decke und lasst sie in Ruhe',
    Butterblume: 'Sie haben sich nur angeguckt, und ich musste das Fenster aufmachen.',
    'Ole ohne Plan': 'Sag was, du Holzkopf. (Ich meine ihn. Und ein bisschen mich.)',
    'zwei Löffel Zucker': 'Vierzig Bilder Schweigen, und ich kann jedes Wort davon mitsprechen.',
    'Hannelore, verwitwet':
      'Mein Karl hat auch drei Jahre gebraucht. Danach waren es zweiundfünfzig. Es lohnt sich also, zu warten.',
    herzkasper: 'ICH HALTE DAS NICHT AUS und bitte genau so weitermachen',
    Zaunkönigin: 'Wie schön, dass hier keiner blöd sein muss, damit die Liebe länger dauert.',
    'Lenn, dreimal gelesen':
      'Beim ersten Mal dachte ich: Warum sagt sie es nicht? Beim zweiten Mal habe ich auf ihn geachtet und gesehen, dass er in jedem Bild, wirklich in jedem, einen halben Schritt zurückgeht, sobald sie Luft holt. Beim dritten Mal ist mir eingefallen, dass ich das auch so mache. Ich habe dann jemanden angerufen. Mehr verrate ich nicht, aber falls der Autor das liest: Danke, es ist gut ausgegangen, wir essen am Freitag Suppe.',
  },

  mystery: {
    Kobalt: 'Achtet mal darauf, was im letzten Bild NICHT mehr im Raum steht.',
    salzstange: 'ok, aber woher WUSSTE er das',
    'Kommissar Zufall': 'Ich habe drei Verdächtige, zwei Theorien und kein Abendessen.',
    'Rote Schnur': 'Die Pinnwand hängt. Die Mitbewohner sind ausgezogen.',
    Pfandflasche:
      'Der Nette war’s. Es ist immer der Nette. Deshalb ist es diesmal bestimmt nicht der Nette. Also der Nette.',
    'Tante Tilly':
      'Wer so höflich Tee anbietet, hat etwas zu verbergen. Ich spreche aus Erfahrung, ich biete immer Tee an.',
    Fußnote: 'Die Uhrzeit stimmt nicht. Blättert zurück. Bitte sehr.',
    'Dr. Akte':
      'Zusammenfassung für alle, die wie ich nachts um zwei Listen schreiben:\n\n– Drei Leute behaupten, nicht dort gewesen zu sein. Gefragt wurden nur zwei.\n– Der Schlüssel wechselt zwischen zwei Bildern die Hand.\n– Es regnet, aber ein Paar Schuhe ist trocken.\n\nDas kann alles ein Zeichenfehler sein. Aber wer Schraffuren so sauber setzt, vergisst keine nassen Schuhe. Ich lege mich hiermit fest und bitte darum, mich in zehn Kapiteln feierlich auszulachen.',
  },

  comedy: {
    'Katze weg': 'So laut gelacht, dass die Katze gegangen ist.',
    Krümelmonsterin: 'dieses GESICHT. ich hab es jetzt als hintergrundbild und mein mann fragt, wer das ist',
    'Sachbearbeiter Lutz': 'Ich kenne diese Leute. Ich SITZE bei diesen Leuten.',
    Pustekuchen: 'Dieses Unschuldsgesicht. Ich kann nicht mehr.',
    'Schaffner Uwe':
      'Im Ruheabteil gelesen. Wurde ermahnt. Habe dem Herrn das Kapitel gezeigt. Wurde nicht mehr ermahnt.',
    Zwerchfell: 'Humor ganz ohne Gemeinheit. Dass es das noch gibt!',
    'Oma Grete tippt selbst': 'SEHR LUSTIG. WIE MACHT MAN DIE KLEINEN BUCHSTABEN',
    'WG Südstadt':
      'Bei uns in der WG wird das reihum vorgelesen, wer den Abwasch verliert, muss alle Stimmen machen. Gestern war Jonas dran, der sonst keine drei Sätze am Stück sagt. Er hat jeder Figur einen eigenen Dialekt gegeben. Bei der dritten Stimme haben wir so gelacht, dass von unten geklopft wurde. Fünf Minuten später stand der Nachbar vor der Tür, im Bademantel, und wollte wissen, worum es geht. Er hat jetzt eine feste Rolle. Abgewaschen hat keiner.',
  },

  sport: {
    Kreisliga: 'Endlich einer, der weiß, wie kalt eine Ersatzbank wirklich ist.',
    'Bankdrücker 17': 'ICH HAB IM BÜRO „PASS DOCH“ GERUFEN',
    Wadenkrampf: 'Beim Lesen Muskelkater bekommen. Zählt das?',
    'Trainer Manne': 'Genau so steht man da, wenn man müde ist und es nicht zeigen will. Genau so.',
    abseits: 'verloren, und trotzdem der schönste sieg des jahres',
    'Sanitäterin Jule': 'Eis drauf, hochlegen, Pause. Hört ja eh wieder keiner.',
    Zeitnehmer: 'Ich schaue beim Lesen auf die Stoppuhr. Die Stoppuhr ist gezeichnet. Trotzdem.',
    'Platzwart Günter':
      'Ich mähe seit einundzwanzig Jahren einen Rasen, auf dem noch nie jemand aufgestiegen ist. Die Leute denken, beim Sport geht es ums Gewinnen. Es geht darum, dass elf Leute bei Sauwetter freiwillig aus dem Haus gehen, weil zehn andere es auch tun. Das steht in diesem Comic nirgends, aber es ist in jedem Bild. Ich habe das Kapitel ausgedruckt und im Vereinsheim neben die Getränkepreise gehängt. Beschwert hat sich nur der Kassenwart, wegen der Farbpatrone.',
  },

  eerie: {
    'Licht im Flur': 'Danke, jetzt muss ich wieder rennen, wenn ich das Licht ausmache.',
    'Pell-Mell': 'Das Lächeln am Ende ist kein gutes Lächeln.',
    Dachbalken: 'Bei mir knarrt gerade was. Ich habe „Herein“ gesagt. Keine Ahnung, warum.',
    Nebelkrähe: 'Kein Tropfen Blut und trotzdem Gänsehaut bis in die Kniekehlen.',
    'Morgen wieder': 'Zählt mal die Schatten. Und jetzt noch mal.',
    'Edda B.': 'Wie still diese Seiten sind. Man traut sich kaum zu wischen.',
    schlafmütze: 'wollte vor dem einschlafen noch was schönes lesen. selber schuld',
    'Hausmeister Noll':
      'Ich bin seit dreißig Jahren Hausmeister in einem Altbau und habe vor gar nichts Angst. Ich kenne jedes Rohr mit Namen. Gestern Abend habe ich das hier gelesen, im Heizungskeller, weil es da warm ist. Dann musste ich in den vierten Stock, Glühbirne wechseln. Im vierten Stock wohnt keiner. Das Licht war aus, also bin ich hoch, und wie ich oben bin, da ist es an.\n\nDie Birne habe ich dann nicht gewechselt. Die ging ja.',
  },

  far: {
    Fernweh: 'Ich will da hin. Ich würde keine zehn Minuten überleben, aber ich will da hin.',
    Kartentisch: 'Bitte, bitte eine Karte zum Ausklappen.',
    'Kapitän Blaubeer': 'Niemand erklärt irgendwas, und man versteht alles. So geht das.',
    'Inga mit Fernrohr': 'Überall in dieser Welt kocht irgendwo jemand Suppe. Deshalb glaube ich sie.',
    Siebenschläfer: 'Mein Sohn (6) will wissen, ob das „früher oder später“ spielt. Ich habe Ja gesagt.',
    'Reisebüro Knoll':
      'Beruflich verkaufe ich Pauschalreisen, privat bin ich noch nie weiter als bis zum Bodensee gekommen. Was mir hier gefällt, ist, dass auch am Ende der Welt jemand den Boden fegt. Die großen Dinge passieren im Hintergrund, riesig und langsam, und vorn streiten sich zwei, wer mit dem Wasserholen dran ist. Genau so stelle ich mir fremde Länder vor, wenn ich abends den Laden zumache. Einmal bitte hin, Rückfahrt offen.',
  },
};
