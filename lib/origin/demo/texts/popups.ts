import type { SeriesFacts } from '../series-facts';
import type { TextLanguage } from '../../texts/text-language';

/** Ratings that a reader is warned of. */
export type WarnedRating = Exclude<SeriesFacts['rating'], 'all-ages'>;

export interface DialogueText {
  subject: string;
  body: string;
  ok: string;
  /** Absent where there is nothing to refuse. */
  cancel?: string;
}

/** Shown once to a reader who opens home. */
export const HOME_POPUP: Record<TextLanguage, DialogueText> = {
  eng: { subject: 'First time here?', body: 'Start with any first chapter. The first three of every series are free.', ok: 'Show me', cancel: 'Later' },
  esp: { subject: '¿Primera vez aquí?', body: 'Empieza por cualquier primer capítulo. Los tres primeros de cada serie son gratis.', ok: 'A ver', cancel: 'Luego' },
  fra: { subject: 'Première visite ?', body: 'Commencez par n’importe quel premier chapitre. Les trois premiers de chaque série sont gratuits.', ok: 'Montrez-moi', cancel: 'Plus tard' },
  ind: { subject: 'Baru pertama ke sini?', body: 'Mulai saja dari bab pertama mana pun. Tiga bab pertama setiap seri gratis.', ok: 'Lihat', cancel: 'Nanti' },
  ptb: { subject: 'Primeira vez aqui?', body: 'Comece por qualquer primeiro capítulo. Os três primeiros de cada série são grátis.', ok: 'Quero ver', cancel: 'Depois' },
  rus: { subject: 'Вы здесь впервые?', body: 'Начните с любой первой главы. Первые три главы каждой серии бесплатны.', ok: 'Показать', cancel: 'Позже' },
  tha: { subject: 'มาครั้งแรกใช่ไหม?', body: 'เริ่มจากตอนแรกของเรื่องไหนก็ได้ สามตอนแรกของทุกเรื่องอ่านฟรี', ok: 'ขอดูหน่อย', cancel: 'ไว้ก่อน' },
  deu: { subject: 'Zum ersten Mal hier?', body: 'Fang mit irgendeinem ersten Kapitel an. Die ersten drei jeder Serie sind gratis.', ok: 'Zeig her', cancel: 'Später' },
  vie: { subject: 'Lần đầu ghé đây?', body: 'Hãy bắt đầu với bất kỳ chương một nào. Ba chương đầu của mọi bộ đều miễn phí.', ok: 'Cho tôi xem', cancel: 'Để sau' },
};

/** Shown before a series that is not for all ages. */
export const RATING_POPUPS: Record<TextLanguage, Record<WarnedRating, DialogueText>> = {
  eng: {
    teen: { subject: 'For teens and up', body: 'This series has mild violence and the odd rude word.', ok: 'Read on' },
    'teen-plus': { subject: 'For older teens', body: 'This series has violence, fear or themes for older teens.', ok: 'Read on' },
    mature: { subject: 'For adults', body: 'This series is meant for readers of 18 and over.', ok: 'I am 18 or over', cancel: 'Go back' },
  },
  esp: {
    teen: { subject: 'Para adolescentes', body: 'Esta serie contiene violencia leve y alguna palabrota.', ok: 'Seguir leyendo' },
    'teen-plus': { subject: 'Para adolescentes mayores', body: 'Esta serie contiene violencia, miedo o temas para adolescentes mayores.', ok: 'Seguir leyendo' },
    mature: { subject: 'Para adultos', body: 'Esta serie está pensada para mayores de 18 años.', ok: 'Tengo 18 o más', cancel: 'Volver' },
  },
  fra: {
    teen: { subject: 'Dès l’adolescence', body: 'Cette série contient un peu de violence et quelques gros mots.', ok: 'Continuer' },
    'teen-plus': { subject: 'Pour grands adolescents', body: 'Cette série contient de la violence, de la peur ou des thèmes pour grands adolescents.', ok: 'Continuer' },
    mature: { subject: 'Pour adultes', body: 'Cette série s’adresse aux lecteurs de 18 ans et plus.', ok: 'J’ai 18 ans ou plus', cancel: 'Retour' },
  },
  ind: {
    teen: { subject: 'Untuk remaja', body: 'Seri ini memuat kekerasan ringan dan sedikit kata kasar.', ok: 'Lanjut baca' },
    'teen-plus': { subject: 'Untuk remaja akhir', body: 'Seri ini memuat kekerasan, ketegangan, atau tema untuk remaja akhir.', ok: 'Lanjut baca' },
    mature: { subject: 'Untuk dewasa', body: 'Seri ini ditujukan bagi pembaca berusia 18 tahun ke atas.', ok: 'Saya 18 tahun ke atas', cancel: 'Kembali' },
  },
  ptb: {
    teen: { subject: 'Para adolescentes', body: 'Esta série tem violência leve e um ou outro palavrão.', ok: 'Continuar' },
    'teen-plus': { subject: 'Para adolescentes mais velhos', body: 'Esta série tem violência, medo ou temas para adolescentes mais velhos.', ok: 'Continuar' },
    mature: { subject: 'Para adultos', body: 'Esta série é indicada para maiores de 18 anos.', ok: 'Tenho 18 ou mais', cancel: 'Voltar' },
  },
  rus: {
    teen: { subject: 'Для подростков', body: 'В этой серии есть сцены лёгкого насилия и грубые слова.', ok: 'Читать' },
    'teen-plus': { subject: 'Для старших подростков', body: 'В этой серии есть насилие, страшные сцены и темы для старших подростков.', ok: 'Читать' },
    mature: { subject: 'Для взрослых', body: 'Эта серия предназначена читателям от 18 лет.', ok: 'Мне есть 18', cancel: 'Назад' },
  },
  tha: {
    teen: { subject: 'สำหรับวัยรุ่น', body: 'เรื่องนี้มีความรุนแรงเล็กน้อยและคำหยาบบ้าง', ok: 'อ่านต่อ' },
    'teen-plus': { subject: 'สำหรับวัยรุ่นตอนปลาย', body: 'เรื่องนี้มีความรุนแรง ความน่ากลัว หรือเนื้อหาสำหรับวัยรุ่นตอนปลาย', ok: 'อ่านต่อ' },
    mature: { subject: 'สำหรับผู้ใหญ่', body: 'เรื่องนี้เหมาะสำหรับผู้อ่านอายุ 18 ปีขึ้นไป', ok: 'อายุ 18 ปีขึ้นไป', cancel: 'กลับ' },
  },
  deu: {
    teen: { subject: 'Ab dem Teenageralter', body: 'Diese Serie enthält leichte Gewalt und ab und zu ein grobes Wort.', ok: 'Weiterlesen' },
    'teen-plus': { subject: 'Für ältere Jugendliche', body: 'Diese Serie enthält Gewalt, Grusel oder Themen für ältere Jugendliche.', ok: 'Weiterlesen' },
    mature: { subject: 'Für Erwachsene', body: 'Diese Serie ist ab 18 Jahren gedacht.', ok: 'Ich bin 18 oder älter', cancel: 'Zurück' },
  },
  vie: {
    teen: { subject: 'Dành cho tuổi teen', body: 'Bộ truyện có bạo lực nhẹ và đôi lời thô tục.', ok: 'Đọc tiếp' },
    'teen-plus': { subject: 'Dành cho tuổi teen lớn', body: 'Bộ truyện có bạo lực, cảnh đáng sợ hoặc chủ đề dành cho tuổi teen lớn.', ok: 'Đọc tiếp' },
    mature: { subject: 'Dành cho người lớn', body: 'Bộ truyện dành cho người đọc từ 18 tuổi trở lên.', ok: 'Tôi đã đủ 18 tuổi', cancel: 'Quay lại' },
  },
};
