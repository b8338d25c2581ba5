import path from 'node:path';

/** What covers are called in the languages of the site. */
const BACK =
  /\b(?:back|rear)[\s_-]*cover\b|\bback\b|contraportada|contracapa|quatri[eè]me|4e de couv|sampul belakang|r(?:ü|ue?)ckseite|задняя/i;
const FRONT =
  /\bcover\b|couverture|portada|\bcubierta\b|\bcapa\b|\bsampul\b|обложка|титул|titelblatt|umschlag|\bbìa\b|ปก|表紙/i;

/** Of pages in reading order, the covers that are not where their names say, each in a sentence: a front cover after other pages, a back cover before some. */
export function misplacedCovers(names: readonly string[]): string[] {
  const covers = names.map(coverIn);
  return names.flatMap((name, index) => {
    const side = covers[index];
    // Several covers, or the inside of one, may stand together.
    if (side === 'front' && covers.slice(0, index).some((other) => other !== 'front'))
      return `${name} comes after ${names[index - 1]}, for pages are in the order of their names: name it so that it is first, such as 000${path.extname(name)}.`;
    if (side === 'back' && covers.slice(index + 1).some((other) => other !== 'back'))
      return `${name} comes before ${names[index + 1]}, for pages are in the order of their names: name it so that it is last, such as 999${path.extname(name)}.`;
    return [];
  });
}

function coverIn(name: string): 'front' | 'back' | undefined {
  const stem = path.posix.parse(name).name.normalize('NFC').replaceAll('_', ' ');
  return BACK.test(stem) ? 'back' : FRONT.test(stem) ? 'front' : undefined;
}
