import { linesOf } from './lines-of';

export const fallingStar = linesOf('falling-star', {
  eng: {
    title: 'A Wish',
    star: 'A falling star! Make a wish!',
    quiet: 'A bit of peace and quiet.',
    landed: '...It landed.',
  },
  esp: {
    title: 'Un deseo',
    star: '¡Una estrella fugaz! ¡Pide algo!',
    quiet: 'Un poco de paz y silencio.',
    landed: '...Aterrizó.',
  },
  fra: {
    title: 'Un vœu',
    star: 'Une étoile filante ! Fais un vœu !',
    quiet: 'Un peu de calme.',
    landed: '...Elle a atterri.',
  },
  ind: {
    title: 'Satu Permintaan',
    star: 'Bintang jatuh! Cepat minta sesuatu!',
    quiet: 'Sedikit ketenangan.',
    landed: '...Jatuh beneran.',
  },
  ptb: {
    title: 'Um desejo',
    star: 'Estrela cadente! Faz um pedido!',
    quiet: 'Um pouco de sossego.',
    landed: '...Ela pousou.',
  },
  rus: {
    title: 'Желание',
    star: 'Падает звезда! Загадывай!',
    quiet: 'Хоть немного тишины.',
    landed: '...Упала.',
  },
  tha: {
    title: 'คำอธิษฐาน',
    star: 'ดาวตก! ขอพรเร็ว!',
    quiet: 'ขอความสงบสักนิด',
    landed: '...มันตกถึงพื้นแล้ว',
  },
  deu: {
    title: 'Ein Wunsch',
    star: 'Eine Sternschnuppe! Wünsch dir was!',
    quiet: 'Ein bisschen Ruhe.',
    landed: '...Sie ist gelandet.',
  },
  vie: {
    title: 'Điều ước',
    star: 'Sao băng! Ước đi!',
    quiet: 'Một chút yên tĩnh.',
    landed: '...Nó rơi xuống rồi.',
  },
});
