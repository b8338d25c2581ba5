/** Where a page is expected by its name; credits stand at either end. */
export type PageRole = 'front' | 'back' | 'credits';

/** Names of pages in the languages of the site; accents do not matter. */
const NAMES: Record<PageRole, readonly string[]> = {
  front: [
    ...['cover', 'front', 'front cover', 'frontcover', 'cover front', 'title', 'title page', 'titlepage'],
    ...['inside cover', 'cover inside', 'inside front cover'],
    ...['portada', 'cubierta', 'tapa', 'portadilla', 'título'],
    ...['couverture', 'couv', 'première de couverture', '1re de couverture', '1re de couv', 'titre', 'page de titre'],
    ...['sampul', 'sampul depan', 'kover', 'kover depan', 'cover depan', 'judul', 'halaman judul'],
    ...['capa', 'capa frontal', 'primeira capa', 'folha de rosto'],
    ...['обложка', 'передняя обложка', 'титул', 'титульный лист'],
    ...['ปก', 'ปกหน้า', 'หน้าปก', 'ปกในหน้า'],
    ...['umschlag', 'titelblatt', 'titelbild', 'titelseite', 'titel', 'deckblatt', 'vorderseite'],
    ...['copertina', 'prima di copertina', 'frontespizio', 'titolo'],
    ...['bìa', 'bìa trước', 'bìa 1', 'trang bìa', 'trang bìa trước'],
    '表紙',
  ],
  back: [
    ...['back', 'back cover', 'backcover', 'rear cover', 'cover back', 'inside back cover'],
    ...['contraportada', 'contracubierta', 'contratapa', 'portada trasera', 'cubierta trasera', 'tapa trasera'],
    ...['quatrième', 'quatrième de couverture', '4e de couverture', '4e de couv', '4ème de couverture'],
    ...['couverture arrière', 'dos de couverture', 'sampul belakang', 'kover belakang', 'cover belakang'],
    ...['contracapa', 'quarta capa', '4a capa', '4ª capa', 'capa traseira', 'verso da capa'],
    ...['задняя обложка', 'обложка задняя', 'задняя сторона обложки', 'задняя сторона', 'задняя'],
    ...['ปกหลัง', 'ปกในหลัง', 'ปกหลังใน'],
    ...['rückseite', 'rueckseite', 'rückumschlag', 'umschlagrückseite', 'rückcover', 'hinterer umschlag'],
    ...['quarta di copertina', '4a di copertina', 'retro', 'retro copertina', 'retrocopertina'],
    ...['copertina posteriore', 'bìa sau', 'bìa cuối', 'bìa 4', 'trang bìa sau', '裏表紙'],
  ],
  credits: ['credits', 'credit', 'créditos', 'crédits', 'crediti', 'kredit', 'титры', 'เครดิต', 'impressum'],
};

const ROLES = new Map(
  (Object.entries(NAMES) as [PageRole, string[]][]).flatMap(([role, names]) =>
    names.map((name) => [fold(name), role] as const),
  ),
);
/** `Vol. 2`, `ch 7` and their like, in front of the name of a page. */
const VOLUME = /(?<!\p{L})(?:v|vol|volume|t|tome|tomo|band|bd|том|c|ch|chap|chapter) ?\d+(?!\p{L})/gu;

/** What the stem of a page's name says that it is, with digits and separators or without; undefined for a word within a longer title. */
export function pageRole(stem: string): PageRole | undefined {
  const spaced = fold(stem);
  const bare = fold(spaced.replace(VOLUME, ' ').replace(/\d+/g, ' '));
  return ROLES.get(spaced) ?? ROLES.get(bare);
}

/** In small letters, without accents on Latin letters, words one space apart. */
function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}
