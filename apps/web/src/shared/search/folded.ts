/** Without accents and capitals, with one blank between words: `Größe` is found by `grosse`, `Público` by `publico`. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/\s+/g, ' ')
    .trim();
