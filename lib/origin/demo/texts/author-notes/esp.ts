/** What authors say of their series, by slug. */
export const esp: Readonly<Record<string, string>> = {
  'ghost-tram-line-9':
    'Dibujé las cocheras de memoria y luego fui a verlas. Las habían derribado. Así que ahora solo quedan estas.',
  'the-rain-ledger':
    'Mientras escribía el primer capítulo llovió once días seguidos. Desde entonces lo cargo a gastos.',
  'ferry-at-six':
    'Hice cuarenta veces el mismo trayecto para acertar con la luz. En el último, el capitán me preguntó si me encontraba bien.',
  'song-of-the-dead-ship': 'La nana existe. Mi madre la tararea, y quiere que conste que la suya es más larga.',
  'eleven-seconds':
    'Fui un defensa lento. Esta es mi venganza, y también mi disculpa a todos los delanteros a los que agarré de la camiseta.',
  'nine-lives-bakery': 'Nunca he tenido una panadería. He tenido tres gatos, que es el mismo trabajo con menos pan.',
  'who-bought-the-clock': 'Encontré el reloj en una subasta y no pude pagarlo. Alguien pudo. Nunca vi quién.',
  'lighthouse-homework': 'En mi escuela éramos once y una cabra. A la cabra se le daban bien las cuentas.',
  'umbrella-weather': 'Gracias por caminar tan despacio con estos dos. Y devuelvan los paraguas.',
  'mountain-midwife':
    'Mi bisabuela iba a pie de aldea en aldea. La mula me la he inventado; a ella le habría hecho falta.',
  'duke-is-not-a-cat': 'Cualquier parecido con un gato es casual, y el abogado de Duque lo quiere por escrito.',
  'kaiju-tax-office': 'Trabajé seis años en una oficina de impuestos. El monstruo es inventado. Los formularios, no.',
  'knuckle-sunday':
    'Mi tío conducía el último autobús del domingo y nunca contó qué hacía antes. Pregunté tarde, así que me lo inventé.',
  'sixth-bench': 'Para quienes llevaban el marcador por tener algo entre las manos.',
  'hotel-lantern': 'Dibujo esto de noche, con una sola lámpara. El día que haya dos, lo dejo.',
  'blade-of-nine-rains': 'Las páginas de lluvia las entinto solo cuando llueve. Disculpen si algún capítulo sale seco.',
  'a-cat-named-monday': 'El gato existe. Viene los miércoles. No me he atrevido a preguntar por el resto de su semana.',
  'moths-at-midnight': 'Gracias por llegar hasta el final. Ya pueden encender la luz del porche. Creo.',
  'salt-and-sextant': 'Una se marea y el otro no sabe nadar. Nos documentamos en los cafés del puerto.',
  'letters-to-the-tide': 'Al terminar lancé una botella. No diré qué ponía.',
  'thursdays-witch':
    'Me dan miedo los dentistas. Así que imaginé quién tendría que estar en recepción para que yo fuera.',
  'moss-and-mortar':
    'A mi mano le han mandado reposo hasta que vuelvan los vencejos. El muro espera, y al musgo no le importa.',
  'static-garden': 'He matado todas las plantas que he tenido. Tern es quien me gustaría ser.',
  'second-hand-stars':
    'Compré el telescopio para documentarme y ahora duermo de día. Perdonen el retraso tras las noches despejadas.',
};
