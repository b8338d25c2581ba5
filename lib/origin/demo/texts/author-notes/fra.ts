/** What authors say of their series, by slug. */
export const fra: Readonly<Record<string, string>> = {
  'ghost-tram-line-9':
    'J’ai dessiné le dépôt de mémoire, puis je suis allé le voir. On l’avait rasé. Il n’y a donc plus que celui-ci.',
  'the-rain-ledger':
    'Il a plu onze jours de suite pendant l’écriture du premier chapitre. Depuis, je passe la pluie en note de frais.',
  'ferry-at-six':
    'J’ai fait quarante fois la traversée pour trouver la bonne lumière. À la dernière, le capitaine m’a demandé si tout allait bien.',
  'the-hour-jar': 'J’ai fini cette histoire un après-midi qu’on m’avait prêté. Merci à qui de droit : je le rendrai.',
  'nine-lives-bakery':
    'Je n’ai jamais tenu de boulangerie. J’ai trois chats. C’est le même métier, avec moins de pain.',
  'mountain-midwife':
    'Mon arrière-grand-mère allait à pied d’un hameau à l’autre. La mule est inventée. Elle aurait bien aimé l’avoir.',
  'paper-crown': 'Je plie chaque couronne avant de la dessiner. Quatre ont brûlé, une a été mangée.',
  'a-cat-named-monday':
    'Le chat existe. Il vient le mercredi. Je n’ai pas osé demander ce qu’il fait le reste de la semaine.',
  'fox-wedding-season': 'S’il pleut en plein soleil, posez l’appareil photo. Je n’en demande pas plus.',
  'moths-at-midnight': 'Merci d’être allés jusqu’au bout. Vous pouvez rallumer le perron. Je crois.',
  'salt-and-sextant': 'L’une a le mal de mer, l’autre ne sait pas nager. Nous nous documentons dans les cafés du port.',
};
