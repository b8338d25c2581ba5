import type { SeriesFacts } from '../series-facts';

export const lowOrbitLaundry: SeriesFacts = {
  id: 10,
  slug: 'low-orbit-laundry',
  author: 'Jo Ardenne',
  label: 'CREATORS',
  tags: ['science-fiction', 'comedy', 'work'],
  schedule: 'everyday',
  weekday: 1,
  status: 'ongoing',
  rating: 'all-ages',
  form: 'strip',
  direction: 'ltr',
  chapters: 31,
  simulpub: false,
  planType: 'disabled',
  popularity: 57,
  newest: ['free', 'free', 'free'],
  editions: {
    eng: {
      name: 'Low Orbit Laundry',
      overview:
        'Juno runs the only laundrette in low orbit: spacesuits, flags, an emperor’s cape on gentle. House rule one is to check the pockets. In a general’s dress trousers she finds a small key with a big red label, and by the time she has read the label the trousers are in the spin cycle.',
      description: 'The only laundrette in orbit washes a general’s trousers. In the pocket was the key to a war.',
      chapterTitles: [
        'Check the Pockets',
        'Delicates of Mass Destruction',
        'One Sock, Two Moons',
        'The Emperor’s Gentle Cycle',
        'Static Everywhere',
        'Do Not Tumble Near Saturn',
        'Lost Property, One Robot',
        'Gravity Is Extra',
        'A Stain Shaped Like a Crater',
      ],
    },
    ind: {
      name: 'Binatu Orbit Rendah',
      overview:
        'Juno mengelola satu-satunya binatu di orbit rendah: baju antariksa, bendera, sampai jubah kaisar yang harus dicuci lembut. Aturan nomor satu: periksa saku. Dari celana seragam seorang jenderal, ia menemukan kunci kecil berlabel merah besar. Selesai labelnya dibaca, celananya sudah masuk mesin pengering.',
      description:
        'Satu-satunya binatu di orbit mencuci celana seorang jenderal. Di sakunya ada kunci untuk memulai perang.',
      chapterTitles: [
        'Periksa Saku Dulu',
        'Cucian Halus Pemusnah Massal',
        'Satu Kaus Kaki, Dua Bulan',
        'Jubah Sang Kaisar',
        'Kesetrum Lagi',
        'Jangan Dijemur Dekat Saturnus',
        'Barang Hilang: Satu Robot',
        'Gravitasi Bayar Lagi',
        'Noda Berbentuk Kawah',
      ],
    },
    deu: {
      name: 'Waschsalon im Orbit',
      overview:
        'Juno betreibt den einzigen Waschsalon in der Umlaufbahn: Raumanzüge, Flaggen, den Umhang eines Kaisers im Schonwaschgang. Hausregel eins: Taschen leeren. In der Galahose eines Generals steckt ein kleiner Schlüssel mit großem rotem Anhänger. Als Juno den Anhänger gelesen hat, läuft die Hose schon im Schleudergang.',
      description:
        'Der einzige Waschsalon im Orbit wäscht die Hose eines Generals. In der Tasche steckte der Schlüssel zu einem Krieg.',
      chapterTitles: [
        'Bitte Taschen leeren',
        'Feinwäsche mit Sprengkraft',
        'Eine Socke, zwei Monde',
        'Kaiserlicher Schonwaschgang',
        'Alles knistert',
        'Nicht in Saturnnähe trocknen',
        'Fundsache: ein Roboter',
        'Schwerkraft kostet extra',
        'Ein Fleck wie ein Krater',
      ],
    },
  },
};
