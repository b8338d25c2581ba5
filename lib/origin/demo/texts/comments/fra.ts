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
    'jeudi pluvieux': 'Venu pour la couverture, resté pour les silences. Et un peu pour la couverture.',
    ronchon: 'Trop court ! (C’est la longueur habituelle. J’ai vérifié.)',
    'prof de maths': 'Plus ça se dispute, plus les cases penchent. J’ai sorti le rapporteur. 20/20.',
    'marée basse': 'Ça s’arrête pile où il faut, et je déteste ça.',
    'dernier rang': 'À la prochaine, même strapontin.',
    'Solène B.': 'Les mains ! Personne ne parle des mains ?',
    'encre sèche': 'Ces noirs… On a envie d’y poser la joue.',
    'La Bise de Nantes': 'Merci à la traduction : pas une phrase qui sente la traduction.',
    chaussette: 'mdr ma mère est passée derrière moi « c’est quoi » et elle est toujours là',
    'Raoul, retraité': 'Lu d’une traite, relu à petites gorgées.',
    bigorneau: 'OK. OK OK OK. Je vais prendre l’air.',
    'Fanny et Lou': 'On le lit à deux, au téléphone, chacune dans sa ville. « T’es à quelle page ? — Attends. — T’ES À QUELLE PAGE. »',
    'voisin du dessous': 'À la personne qui a hurlé vers 23 h rue des Lilas : moi aussi.',
    'Clémence lit': 'Il ne se passe presque rien et j’ai oublié mon thé.',
    'petit bémol': 'Petit bémol, pour une fois : le milieu file un peu vite, j’aurais voulu une page de plus pour respirer. Sinon c’est toujours aussi beau, ne changez rien, enfin si, juste ça.',
    grignote: 'pause déj + nouveau chapitre = je ne réponds plus aux mails',
    'Abel sans t': 'J’avais promis de ne pas pleurer au bureau. Heureusement, il y a l’excuse du rhume.',
    'tante Yvonne': 'Prenez votre temps, mangez chaud, couvrez-vous. On ne bouge pas.',
    relecture: 'Tout repris depuis le début. TOUT était déjà là, bande de génies.',
    'le chat du libraire': 'J’ai vendu des bandes dessinées pendant trente ans et je n’en avais plus lu une depuis la fermeture. Voilà. C’est reparti. C’est malin.',
    Philibert: 'Comment peut-on dessiner un dos aussi triste avec quatre traits ?',
    'lectrice 4e B':
      'Ma prof de français nous a demandé de parler d’un « texte qui nous a changés ». Tout le monde a pris un truc du programme. Moi j’ai apporté ma tablette et j’ai lu une page à voix haute, celle où personne ne parle. Donc j’ai lu du silence, pendant une page entière, en tournant la tablette vers la classe. Il y a eu des rires, et puis plus de rires.\n\nJ’ai eu 17. Elle m’a demandé le lien à la fin du cours, en faisant semblant que c’était pour vérifier.',
    'Marcelin, routier':
      'Je fais la nuit, Lille–Perpignan et retour, et je lis ça aux pauses, sur le parking, avec la soupe. Avant je dormais. Maintenant je dors moins, mais je dors mieux, allez comprendre. Ce qui me plaît, c’est que personne ne fait le malin. Les gens sont fatigués, ils font ce qu’ils ont à faire, ils se rendent service sans en parler. C’est comme ça, la nuit, sur les aires. On ne se dit rien, et on se met les warnings.',
  },

  romance: {
    Zoé: 'quelqu’un pour leur donner un plaid et fermer la porte à clé, s’il vous plaît',
    'cœur de beurre': 'MAIS DIS-LUI. MAIS. DIS. LUI.',
    'Bérénice en apnée': 'Ils se sont frôlé la manche. La MANCHE. J’ai dû ouvrir la fenêtre.',
    'vieux garçon': 'Ce n’est pas du tout mon genre d’histoires. Bon, à quand la suite ?',
    Apolline: 'Enfin un amour où personne n’est bête exprès pour que ça dure.',
    'deux sucres': 'elle le regarde quand il ne regarde pas. il la regarde quand elle ne regarde pas. et moi je regarde le plafond.',
    'Gilberte, 81 ans': 'Le mien a mis deux ans à me demander l’heure. Patience, les enfants.',
    'lettre non postée':
      'J’ai compris pourquoi ce chapitre me fait cet effet : c’est qu’ils ont raison tous les deux. D’habitude il y a un malentendu idiot, on crie sur la page et on est soulagé. Ici, chacun se tait par délicatesse, et les deux délicatesses s’emboîtent comme deux portes fermées. On ne peut en vouloir à personne. J’ai essayé, j’en ai voulu au temps qu’il fait, et même lui faisait de son mieux. Alors j’attends, comme eux, avec mon manteau sur les genoux.',
  },

  mystery: {
    Cobalt: 'Comparez la première et la dernière case : il manque quelque chose dans la pièce.',
    allumeur: 'Relisez en ne regardant que les décors. De rien.',
    'sel fin': 'd’accord, mais qui le SAVAIT ?',
    'ficelle rouge': 'Mon mur de salon ne me remercie pas.',
    'Colette mène l’enquête': 'Trop poli pour être honnête. Je dis ça, ma belle-sœur est très polie.',
    'greffier Moulin': 'Trois témoins, quatre versions. Il y en a un qui a menti deux fois.',
    doute: 'C’est le gentil. C’est toujours le gentil. Donc ce n’est pas le gentil. Donc c’est le gentil.',
    'pièce à conviction':
      'Récapitulons, pour ceux qui suivent avec un carnet :\n– une seule personne donne l’heure, et tout le monde la croit ;\n– celle qui pleure le plus fort a les joues sèches (regardez bien) ;\n– on parle d’une clé depuis deux chapitres et on ne l’a jamais vue ;\n– personne n’a demandé pourquoi la porte était ouverte.\n\nJe n’accuse pas. Je dis que si la montre avance, il n’y a plus d’alibi du tout. Si j’ai raison, je veux un croissant. Si j’ai tort, ce compte a été piraté.',
  },

  comedy: {
    'le chat est parti': 'J’ai ri si fort que le chat a changé de pièce, puis d’étage.',
    miettes: 'Pourquoi c’est toujours la nourriture la mieux dessinée ? Il est 23 h. Je fais cuire des pâtes.',
    'Service des archives': 'Je travaille avec ces gens. Tous. Même le grand.',
    pouf: 'cette TÊTE. je l’ai mise en fond d’écran, mon copain demande qui c’est',
    'contrôleur zélé': 'Lu en voiture silence. On m’a regardé. J’ai montré la page. On m’a demandé la suivante.',
    fossette: 'De l’humour sans méchanceté, ça repose comme un dimanche.',
    'Mamie Suzon': 'TRES DROLE. COMMENT ON ENLEVE LES MAJUSCULES',
    'coloc de la rue Haute':
      'Chez nous, celui qui perd à la vaisselle lit le chapitre à voix haute et fait toutes les voix. Hier c’était Bastien, qui parle en moyenne douze mots par jour. Il a donné un accent différent à chacun, sans prévenir, avec un sérieux de notaire. À la troisième page je pleurais sur l’évier. À la cinquième, on a frappé : la voisine, en robe de chambre, qui voulait savoir ce qu’on prenait. Elle revient demain, elle fera les animaux. La vaisselle, elle, est toujours là.',
  },

  sport: {
    'banc de touche': 'Onze saisons remplaçant. Merci d’avoir dessiné le froid dans les reins.',
    'Coach Mimi': 'Enfin quelqu’un qui sait qu’un match, c’est surtout des gens debout qui soufflent.',
    genouillère: 'J’ai mal au genou. Je suis assise.',
    'Gégé tribune nord': 'J’AI CRIÉ « PASSE ! » CHEZ LE NOTAIRE',
    chrono: 'Il dessine une horloge et je transpire. Expliquez-moi.',
    'zéro à quatre': 'perdu, et c’est la plus belle victoire de l’année',
    'maillot au lavage': 'On voit que l’auteur a déjà porté le sac de ballons sous la pluie.',
    'école de foot de Saint-Aubin':
      'J’entraîne les moins de dix ans sur un terrain en pente. On n’a pas gagné depuis la rentrée, on n’a même pas égalisé. Samedi, au lieu de la causerie, j’ai fait passer mon téléphone dans le vestiaire avec ce chapitre. Silence complet, ce qui n’arrive jamais. Et puis le gardien, un mètre vingt-deux, a demandé : « Donc perdre aussi, ça s’apprend ? »\n\nOn a pris six buts. Ils sont sortis en riant, bras dessus, bras dessous. L’arbitre m’a demandé ce que je leur avais dit. Rien, monsieur. On a lu.',
  },

  eerie: {
    'lumière du couloir': 'Je vis seule. Merci bien. Vraiment.',
    Félix: 'Ce sourire n’est pas un bon sourire.',
    'lame de parquet': 'Ça vient de craquer dans la cuisine et j’ai dit « entrez ». POURQUOI j’ai dit « entrez » ?',
    brumaire: 'Pas une goutte de sang et j’ai la nuque au garde-à-vous.',
    'Aube R.': 'Comptez les ombres. Recomptez.',
    insomnie: 'j’ai voulu lire un petit truc avant de dormir. bonne nuit à ceux qui dorment.',
    'Mlle Vautrin': 'Le plus effrayant, c’est que personne ne répond.',
    'gardien d’immeuble':
      'Vingt-huit ans que je garde l’immeuble, je connais chaque tuyau par son petit nom, rien ne me fait peur. J’ai lu ça hier soir dans la loge. À minuit dix, la minuterie du sixième s’allume. Au sixième, il n’y a personne, les travaux commencent lundi. Je monte. J’arrive, ça s’éteint. Je redescends. Ça se rallume. J’ai fait trois fois l’aller-retour, à mon âge.\n\nCe matin, l’électricien m’a dit que c’était un faux contact. Je lui ai dit merci, et je ne l’ai pas cru. On a sa fierté.',
  },

  far: {
    'carte dépliée': 'Il me faut une carte. Une grande, qu’on n’arrive plus à replier.',
    'deux lunes': 'Personne n’explique rien, et on comprend tout. Chapeau.',
    'Capitaine Rhubarbe': 'Je veux y aller. Je tiendrais neuf minutes.',
    embruns: 'On y croit parce qu’il y a toujours quelqu’un, quelque part, qui fait de la soupe.',
    'maman de Tom': 'Mon fils demande si ça se passe avant ou après. J’ai répondu oui.',
    'longue-vue': 'Ces arrière-plans ! On pourrait louer un studio dans chaque coin de page.',
    'agence de voyages Pérot':
      'Je vends des séjours au soleil depuis vingt ans et je ne pars jamais. Ce que j’aime ici, c’est que même au bout du monde quelqu’un balaie devant sa porte. On répare, on marchande, on se chamaille pour un seau d’eau, et derrière, au loin, une chose énorme se retourne lentement, comme un dormeur sous l’édredon. Le jour où elle se réveillera, je sens que je regretterai le seau. Un aller, s’il vous plaît. Pour le retour, on verra.',
  },
};
