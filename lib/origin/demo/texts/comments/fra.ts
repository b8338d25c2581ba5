import type { CommentBank } from './comment-bank';

export const fra: CommentBank = {
  first: {
    'oie tranquille': 'preums',
    'Kévin du fond': 'preum’s ! ah non je croyais qu’on disait plus ça',
    'lève-tôt malgré lui': 'Premier, et je n’en suis même pas fier. Bonjour, bébé de trois mois.',
  },

  markup: {
    'stagiaire web': '<script>alert("à table")</script>\nBon, ça ne marche pas. Tant mieux pour vous.',
    mousse: '<b>waouh</b>',
    'Mme Balise': '<h1>BRAVO</h1> (je ne sais pas si ça s’affiche en grand, chez moi oui, dans mon cœur)',
    'if else ouin': 'while (chapitre.dure) { sommeil--; } return larmes;',
  },

  any: {
    'parapluie percé': 'Non mais vous ne pouvez pas vous arrêter LÀ.',
    Maëlle: 'J’ai raté ma station, puis la correspondance, puis le début du film. Aucun regret.',
    tisane: 'Une case sans un mot, et j’entends tout.',
    Gaspard: '« Un seul et je dors. » Il fait jour.',
    Odile: 'Celui qui n’a que trois répliques, là… Il lui faut sa série. Je signe où ?',
    'Papi Jean': 'Ma petite-fille me l’a mis sur la tablette. Elle voulait récupérer la tablette. C’est non.',
    'troisième tasse': 'Un café, un chapitre, et qu’on me fiche la paix.',
    'dimanche soir': 'Le dimanche soir a enfin un avantage.',
    'Papa poule': 'Lu en berçant la petite d’une main. Elle a dormi, j’ai raté le biberon suivant.',
    'affiche à l’envers': 'J’ai imprimé une case et je l’ai collée au frigo. Ma mère la salue le matin.',
    'point-virgule': 'Enfin une histoire qui sait mettre un point là où tout le monde met trois points.',
    'Régine, guichet 2': 'À la semaine prochaine, si mon chef ne lit pas les commentaires.',
    'Solène B.': 'On entend les semelles. Je ne sais pas comment on dessine des semelles, mais on les entend.',
    'encre sèche': 'Ces noirs… On a envie d’y poser la joue.',
    'La Bise de Nantes': 'Merci à la traduction : pas une phrase qui sente la traduction.',
    chaussette: 'mdr ma mère est passée derrière moi « c’est quoi » et elle est toujours là',
    'Raoul, retraité': 'Lu d’une traite, relu à petites gorgées.',
    bigorneau: 'OK. OK OK OK. Je vais prendre l’air.',
    'Fanny et Lou':
      'On le lit à deux, au téléphone, chacune dans sa ville. « T’es à quelle page ? — Attends. — T’ES À QUELLE PAGE. »',
    'voisin du dessous': 'À la personne qui a hurlé vers 23 h rue des Lilas : moi aussi.',
    'Clémence lit': 'Il ne se passe presque rien et j’ai oublié mon thé.',
    'petit bémol':
      'Petit bémol, pour une fois : le milieu file un peu vite, j’aurais voulu une page de plus pour respirer. Sinon c’est toujours aussi beau, ne changez rien, enfin si, juste ça.',
    grignote: 'pause déj + nouveau chapitre = je ne réponds plus aux mails',
    'Abel sans t': 'J’avais promis de ne pas pleurer au bureau. Heureusement, il y a l’excuse du rhume.',
    'tante Yvonne': 'Prenez votre temps, mangez chaud, couvrez-vous. On ne bouge pas.',
    relecture: 'Tout repris depuis le début. TOUT était déjà là, bande de génies.',
    'le chat du libraire':
      'J’ai vendu des bandes dessinées pendant trente ans et je n’en avais plus lu une depuis la fermeture. Voilà. C’est reparti. C’est malin.',
    Philibert: 'Comment peut-on dessiner un dos aussi triste avec quatre traits ?',
    'lectrice 4e B':
      'Ma prof de français nous a demandé de parler d’un « texte qui nous a changés ». Tout le monde a pris un truc du programme. Moi j’ai apporté ma tablette et j’ai lu une page à voix haute, celle où personne ne parle. Donc j’ai lu du silence, pendant une page entière, en tournant la tablette vers la classe. Il y a eu des rires, et puis plus de rires.\n\nJ’ai eu 17. Elle m’a demandé le lien à la fin du cours, en faisant semblant que c’était pour vérifier.',
    'Marcelin, routier':
      'Je fais la nuit, Lille–Perpignan et retour, et je lis ça aux pauses, sur le parking, avec la soupe. Avant je dormais. Maintenant je dors moins, mais je dors mieux, allez comprendre. Ce qui me plaît, c’est que personne ne fait le malin. Les gens sont fatigués, ils font ce qu’ils ont à faire, ils se rendent service sans en parler. C’est comme ça, la nuit, sur les aires. On ne se dit rien, et on se met les warnings.',
  },

  romance: {
    Zoé: 'quelqu’un pour leur donner un plaid et fermer la porte à clé, s’il vous plaît',
    'cœur de beurre': 'MAIS DIS-LUI. MAIS. DIS. LUI.',
    Bérénice: 'Mon thé était brûlant au début de la page. Il est froid. Ils n’ont toujours rien dit.',
    'concierge du 12': 'À mon âge on reconnaît ça à la façon de tenir une porte. Regardez comme il tient la porte.',
    Apolline: 'Enfin un amour où personne n’est bête exprès pour que ça dure.',
    'Perrine, trois tomes de retard':
      'J’ai rattrapé trente chapitres pour en arriver là, et ils se serrent la main. LA MAIN. Je suis comblée.',
    'Gilberte, 81 ans': 'Le mien a mis deux ans à me demander l’heure. Patience, les enfants.',
    'banc du square':
      'Je lis toujours ça sur le même banc, à la pause. Depuis trois semaines, une dame lit la même chose sur le banc d’en face : je reconnais les couleurs. Mardi, on a ri en même temps, à la même case je crois. Jeudi, elle n’était pas là et j’ai mal lu. Vendredi elle est revenue, elle a levé les yeux, j’ai baissé les miens, comme un imbécile, comme EUX. Alors voilà, madame au manteau vert, si vous lisez aussi les commentaires : lundi, j’apporte deux cafés.',
  },

  mystery: {
    Cobalt: 'Comparez la première et la dernière case : il manque quelque chose dans la pièce.',
    'œil de lynx': 'Entre deux cases, un objet a changé de place. Je ne dis pas lequel.',
    'sel fin': 'd’accord, mais qui le SAVAIT ?',
    'notaire en congé': 'Personne n’a parlé du testament. Dans une famille pareille, c’est louche.',
    'Colette mène l’enquête': 'Trop poli pour être honnête. Je dis ça, ma belle-sœur est très polie.',
    'greffier Moulin': 'Trois témoins, quatre versions. Il y en a un qui a menti deux fois.',
    Ludo: 'Je l’ai accusé à voix haute dans la cuisine. Ma sœur a demandé qui. J’ai dit la belle-mère, elle m’a servi double.',
    'Juge de paix (retraité)':
      'J’ai passé ma vie à écouter des gens mentir, et je peux vous dire une chose : on ne ment jamais sur l’essentiel, on ment sur les détails, la pluie, le parapluie, l’heure du repas. Reprenez donc tout ce que ces braves gens racontent, barrez l’essentiel, gardez les détails et posez-les côte à côte. Il y en a deux qui ne peuvent pas avoir mangé la même soupe. Je n’en dirai pas plus, ma femme est trois chapitres derrière moi et elle lit par-dessus mon épaule.',
  },

  comedy: {
    'Marius du marché':
      'J’ai ri, le poissonnier a ri de me voir rire, et la queue entière s’y est mise sans savoir pourquoi.',
    miettes: 'Pourquoi c’est toujours la nourriture la mieux dessinée ? Il est 23 h. Je fais cuire des pâtes.',
    intérimaire: 'J’ai eu ce chef. Je ne dirai pas lequel des personnages c’est, il lit peut-être.',
    mâchoire: 'j’ai mal aux joues et j’ai un entretien dans dix minutes',
    'contrôleur zélé': 'Lu en voiture silence. On m’a regardé. J’ai montré la page. On m’a demandé la suivante.',
    fossette: 'De l’humour sans méchanceté, ça repose comme un dimanche.',
    'Mamie Suzon': 'TRES DROLE. COMMENT ON ENLEVE LES MAJUSCULES',
    'remplaçante de CM1':
      'J’ai fait lire ce chapitre à mes élèves pour travailler la ponctuation, tout bêtement. Consigne : relever les points d’exclamation. Il y en a quatre. Ils m’en ont trouvé trente et un. J’ai demandé où. « Là, maîtresse, sur sa figure. Et là, sur ses oreilles. » Un petit du fond a même compté ceux de la chaise. J’ai mis la moyenne à tout le monde, et maintenant, quand un enfant fait une bêtise dans la cour, les autres lui montrent sa figure sans rien dire, et on compte.',
  },

  sport: {
    'banc de touche': 'Onze saisons remplaçant. Merci d’avoir dessiné le froid dans les reins.',
    'Coach Mimi': 'Enfin quelqu’un qui sait qu’un match, c’est surtout des gens debout qui soufflent.',
    'vestiaire B': 'J’ai senti l’odeur du vestiaire. Ce n’est pas un compliment, et c’en est un.',
    'Gégé tribune nord': 'Mon fils m’a offert un sifflet pour que j’arrête de crier. J’ai sifflé faute page douze.',
    'Bastien, ex-gardien':
      'Le gardien a l’air d’un homme qui attend le bus sous un orage. C’est exactement ça, être gardien.',
    'zéro à quatre': 'perdu, et c’est la plus belle victoire de l’année',
    'maillot au lavage': 'On voit que l’auteur a déjà porté le sac de ballons sous la pluie.',
    'tricoteuse de tribune':
      'Je ne comprends rien au règlement. Je viens aux matchs depuis trente ans parce que mon mari jouait, puis mon fils, maintenant ma petite-fille, et je tricote. Ce que je regarde, c’est le banc. C’est là que tout se passe : qui se lève sans qu’on lui demande, qui tend la gourde, qui ne regarde pas celui qui sort. Ce dessinateur regarde le banc lui aussi. J’ai reconnu mon mari dans une nuque, vers la fin. J’ai défait trois rangs, je ne voyais plus mes mailles.',
  },

  eerie: {
    'Nadine, volets fermés': 'J’ai compté les pas dans l’escalier. Ils s’arrêtent un étage trop tôt.',
    Félix: 'Cette porte n’était pas entrouverte, page d’avant. Je dis ça.',
    'sonnette muette': 'On vient de sonner. J’attends personne. Je vais finir mon chapitre et on verra.',
    brumaire: 'Le plus terrible, c’est la politesse.',
    'Aube R.': 'C’est le calme du dessin qui fait peur. Une règle, un trait, une chaise vide.',
    'réveil 3 h 12': 'j’ai relu la dernière case avec la luminosité à fond. c’était une erreur.',
    'Mlle Vautrin': 'Le plus effrayant, c’est que personne ne répond.',
    'Élise, troisième gauche':
      'Il faut que je le raconte à quelqu’un. J’ai lu ce chapitre dans mon bain, bougies, tisane, la totale. À la dernière page, ma bougie s’est éteinte. Bon. Un courant d’air. Je la rallume, je tourne la page en arrière pour vérifier un détail, et elle s’éteint encore, à la même case. Troisième fois pareil. J’ai fini par dire tout haut : « D’accord, j’ai compris, je ne reviens pas en arrière. » Elle a tenu jusqu’au matin.\n\nJe sais, la fenêtre. Mais quand même, c’est poli, comme courant d’air.',
  },

  far: {
    Gwendal: 'On sent que chaque maison a une histoire et qu’on n’en verra pas la moitié. Ça me rend fou.',
    'Maud-Amélie': 'Il y a une fanfare au loin, case 3, et plus jamais ensuite. Je veux un chapitre sur la fanfare.',
    'Capitaine Rhubarbe': 'Je fais mes valises. Quelqu’un sait s’il faut un visa ?',
    'pépé Loïc': 'J’ai été mousse à quinze ans. Personne ne dessine l’ennui à bord, et là, si.',
    'maman de Tom': 'Mon fils demande si ça se passe avant ou après. J’ai répondu oui.',
    'longue-vue': 'Ces arrière-plans ! On pourrait louer un studio dans chaque coin de page.',
    'cartographe amateur':
      'Je dessine le plan de cet endroit depuis le premier chapitre, au dos de mes relevés de banque. La place du marché, ça va. La rue qui monte, ça va. Mais il y a un escalier qui, selon le chapitre, a dix-huit marches ou vingt-deux, et j’ai passé une soirée entière à m’en agacer avant de comprendre : ceux qui ont peur en comptent plus. Voilà. Tout est comme ça dans cette histoire. On croit tenir une erreur et c’est quelqu’un qui a le souffle court.',
  },
};
