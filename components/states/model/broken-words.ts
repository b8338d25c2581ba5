/** What `states.error` of the messages says, for a page that has lost them with all the rest; a test holds the two together. */
export const BROKEN_WORDS: Readonly<Record<string, { title: string; text: string; action: string }>> = {
  en: {
    title: 'The ink tipped over',
    text: 'Something went wrong on our side. Your place and your favourites are safe.',
    action: 'Try again',
  },
  es: {
    title: 'Se derramó la tinta',
    text: 'Algo falló por nuestra parte. Tu lectura y tus favoritos están a salvo.',
    action: 'Reintentar',
  },
  pt: {
    title: 'O tinteiro virou',
    text: 'O erro foi nosso. Sua leitura e seus favoritos estão a salvo.',
    action: 'Tentar de novo',
  },
  fr: {
    title: 'L’encrier s’est renversé',
    text: 'Le problème vient de nous. Votre page et vos favoris n’ont rien.',
    action: 'Réessayer',
  },
  th: { title: 'หมึกหกเสียแล้ว', text: 'มีบางอย่างผิดพลาดที่ฝั่งเรา หน้าที่อ่านค้างไว้กับรายการโปรดของคุณยังอยู่ครบ', action: 'ลองอีกครั้ง' },
  id: {
    title: 'Tintanya tumpah',
    text: 'Ada yang salah di pihak kami. Posisi bacaan dan favoritmu tetap aman.',
    action: 'Coba lagi',
  },
  ru: {
    title: 'Чернила пролились',
    text: 'Что-то сломалось на нашей стороне. Место, где вы остановились, и избранное не пропали.',
    action: 'Ещё раз',
  },
  vi: {
    title: 'Đổ mực mất rồi',
    text: 'Lỗi là do chúng tôi. Chỗ bạn đang đọc và mục yêu thích vẫn an toàn.',
    action: 'Thử lại',
  },
  de: {
    title: 'Das Tintenfass ist umgekippt',
    text: 'Der Fehler liegt bei uns. Dein Lesestand und deine Favoriten sind sicher.',
    action: 'Noch einmal',
  },
};
