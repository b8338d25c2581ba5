import type { SeriesFacts } from '../series-facts';

export const nineLivesBakery: SeriesFacts = {
  id: 7,
  slug: 'nine-lives-bakery',
  author: 'Pip Halloway',
  label: 'WJ',
  tags: ['comedy', 'animals', 'food', 'work'],
  schedule: 'weekly',
  weekday: 7,
  status: 'ongoing',
  rating: 'all-ages',
  form: 'pages',
  direction: 'rtl',
  printed: { deu: { direction: 'ltr' }, ptb: { direction: 'ltr' } },
  chapters: 90,
  simulpub: true,
  planType: 'disabled',
  popularity: 76,
  newest: ['free', 'free', 'free'],
  editions: {
    eng: {
      name: 'Nine Lives Bakery',
      overview:
        'Marmalade the tabby has used up eight lives, not one of them as a baker. For the ninth he opens a shop with Pearl, who counts every crumb, and Count Ink, who has never paid for anything. Then a very polite dog rents the place across the street, and his croissants are better.',
      description:
        'Three cats, one oven, one life left. And across the street a very polite dog bakes better croissants.',
      chapterTitles: [
        'Life Number Nine',
        'The Butter Incident',
        'Good Morning, Dog',
        'Customer of the Month: Nobody',
        'Pearl Counts to Eleven',
        'The Count Invents Credit',
        'Do Not Knead the Guests',
        'Flour, Sweet Flour',
        'A Nap Rises Twice',
      ],
    },
    esp: {
      name: 'La panadería de las siete vidas',
      overview:
        'Mermelada, gato atigrado, ha gastado seis vidas y en ninguna fue panadero. Para la séptima abre una tienda con Perla, que cuenta hasta las migas, y el conde Tinta, que jamás ha pagado nada. Y entonces un perro educadísimo alquila el local de enfrente, y sus cruasanes son mejores.',
      description:
        'Tres gatos, un horno y una sola vida por gastar. Y enfrente, un perro educadísimo con mejores cruasanes.',
      chapterTitles: [
        'La séptima vida',
        'El incidente de la mantequilla',
        'Buenos días, perro',
        'Cliente del mes: nadie',
        'Perla cuenta hasta once',
        'El conde inventa el fiado',
        'No amasen a la clientela',
        'Harina, dulce harina',
        'La siesta fermenta dos veces',
      ],
    },
    fra: {
      name: 'La Boulangerie aux neuf vies',
      overview:
        'Marmelade, chat roux, a déjà usé huit vies, et jamais comme boulanger. Pour la neuvième, il ouvre boutique avec Perle, qui compte jusqu’aux miettes, et le comte Encre, qui n’a jamais rien payé. C’est alors qu’un chien très poli loue le local d’en face. Ses croissants sont meilleurs.',
      description:
        'Trois chats, un four, plus qu’une vie. Et en face, un chien très poli dont les croissants sont meilleurs.',
      chapterTitles: [
        'Vie numéro neuf',
        'L’affaire du beurre',
        'Bonjour, le chien',
        'Client du mois : personne',
        'Perle compte jusqu’à onze',
        'Le comte invente l’ardoise',
        'Prière de ne pas pétrir les clients',
        'Farine, ma belle farine',
        'Une sieste lève deux fois',
      ],
    },
    ind: {
      name: 'Toko Roti Sembilan Nyawa',
      overview:
        'Selai si kucing oranye sudah menghabiskan delapan nyawa, dan belum sekali pun jadi tukang roti. Untuk nyawa terakhir, ia membuka toko bersama Mutiara yang menghitung sampai remah-remahnya dan Pangeran Tinta yang tak pernah membayar apa pun. Lalu seekor anjing yang sangat sopan menyewa ruko seberang. Croissant-nya lebih enak.',
      description:
        'Tiga kucing, satu oven, satu nyawa tersisa. Dan di seberang jalan, anjing sopan dengan croissant yang lebih enak.',
      chapterTitles: [
        'Nyawa Kesembilan',
        'Insiden Mentega',
        'Selamat Pagi, Anjing',
        'Pelanggan Teladan: Nihil',
        'Mutiara Menghitung Sampai Sebelas',
        'Pangeran Menemukan Kasbon',
        'Dilarang Menguleni Tamu',
        'Tepung Oh Tepung',
        'Tidur Siang Mengembang Dua Kali',
      ],
    },
    ptb: {
      name: 'Padaria Sete Vidas',
      overview:
        'Geleia, o gato laranja, já gastou seis vidas e não foi padeiro em nenhuma. Na sétima, abre uma loja com Pérola, que conta até farelo, e o Conde Nanquim, que nunca pagou nada na vida. Aí um cachorro educadíssimo aluga o ponto da frente. E o croissant dele é melhor.',
      description:
        'Três gatos, um forno e a última das sete vidas. E na frente, um cachorro educadíssimo com croissant melhor.',
      chapterTitles: [
        'A sétima vida',
        'O caso da manteiga',
        'Bom dia, cachorro',
        'Cliente do mês: ninguém',
        'Pérola conta até onze',
        'O Conde inventa o fiado',
        'Favor não sovar os clientes',
        'Farinha, doce farinha',
        'A soneca cresce duas vezes',
      ],
    },
    rus: {
      name: 'Булочная «Девять жизней»',
      overview:
        'Рыжий кот Мармелад потратил восемь жизней, и ни в одной не был пекарем. Ради девятой он открывает лавку вместе с Жемчужиной, которая считает каждую крошку, и графом Кляксой, который ни разу ни за что не платил. И тут дом напротив снимает очень вежливый пёс. Круассаны у него вкуснее.',
      description: 'Три кота, одна печь, последняя жизнь. А напротив очень вежливый пёс печёт круассаны вкуснее.',
      chapterTitles: [
        'Жизнь номер девять',
        'Происшествие с маслом',
        'Доброе утро, пёс',
        'Покупатель месяца: никто',
        'Жемчужина считает до одиннадцати',
        'Граф придумал кредит',
        'Гостей не месить',
        'Мука ты моя, мука',
        'Сон подходит дважды',
      ],
    },
    tha: {
      name: 'เบเกอรี่แมวเก้าชีวิต',
      overview:
        'เจ้าแมวส้มมาร์มาเลดใช้ไปแล้วแปดชีวิต แต่ยังไม่เคยเป็นคนทำขนมปังเลยสักชาติ ชีวิตที่เก้าเขาเลยเปิดร้านกับไข่มุกที่นับทุกเศษขนมปัง และท่านเคานต์หมึกที่ไม่เคยจ่ายเงินค่าอะไรเลย แล้ววันหนึ่งหมามารยาทงามก็มาเช่าร้านฝั่งตรงข้าม ครัวซองต์ของเขาดันอร่อยกว่า',
      description: 'แมวสามตัว เตาอบหนึ่งเตา กับชีวิตสุดท้ายที่เหลืออยู่ และหมามารยาทงามฝั่งตรงข้ามที่ทำครัวซองต์อร่อยกว่า',
      chapterTitles: [
        'ชีวิตที่เก้า',
        'คดีเนยหาย',
        'อรุณสวัสดิ์คุณหมา',
        'ลูกค้าดีเด่นประจำเดือน: ไม่มี',
        'ไข่มุกนับถึงสิบเอ็ด',
        'ท่านเคานต์ขอเซ็นไว้ก่อน',
        'กรุณาอย่านวดลูกค้า',
        'แป้งจ๋าแป้ง',
        'งีบให้ฟูสองรอบ',
      ],
    },
    deu: {
      name: 'Bäckerei Sieben Leben',
      overview:
        'Kater Marmelade hat sechs Leben verbraucht, und in keinem war er Bäcker. Im siebten eröffnet er einen Laden mit Perle, die jeden Krümel zählt, und Graf Tinte, der noch nie etwas bezahlt hat. Da mietet ein sehr höflicher Hund das Ladenlokal gegenüber. Seine Croissants sind besser.',
      description:
        'Drei Katzen, ein Ofen, das letzte Leben. Und gegenüber backt ein sehr höflicher Hund die besseren Croissants.',
      chapterTitles: [
        'Leben Nummer sieben',
        'Der Buttervorfall',
        'Guten Morgen, Hund',
        'Kunde des Monats: niemand',
        'Perle zählt bis elf',
        'Der Graf erfindet den Kredit',
        'Gäste bitte nicht kneten',
        'Trautes Mehl',
        'Ein Nickerchen geht zweimal auf',
      ],
    },
    vie: {
      name: 'Tiệm bánh chín mạng',
      overview:
        'Mèo cam Mứt đã dùng hết tám mạng mà chưa kiếp nào làm thợ bánh. Mạng thứ chín, cậu mở tiệm cùng Ngọc, cô mèo đếm từng vụn bánh, và Bá tước Mực, kẻ chưa từng trả tiền cho bất cứ thứ gì. Rồi một chú chó cực kỳ lịch sự thuê căn nhà đối diện. Bánh sừng bò của chú ngon hơn.',
      description:
        'Ba con mèo, một cái lò, còn đúng một mạng. Và bên kia đường, chú chó lịch sự nướng bánh sừng bò ngon hơn.',
      chapterTitles: [
        'Mạng thứ chín',
        'Vụ án cục bơ',
        'Chào buổi sáng, anh chó',
        'Khách hàng của tháng: không có ai',
        'Ngọc đếm đến mười một',
        'Bá tước phát minh ra mua chịu',
        'Xin đừng nhào khách',
        'Bột ơi là bột',
        'Giấc ngủ nở hai lần',
      ],
    },
  },
};
