/** “3.2”, “3)”, “IV.”, “B.”, “§ 4” before a heading. */
const NUMBER =
  /^(?:§\s*)?(?:\d{1,2}(?:\.\d{1,2})*|[ivx]{1,5}(?:\.\d{1,2})*(?=[.):\s–-])|[a-z](?=[.)]\s))(?:[.):]|\s*[–—-])?\s+/;
/** “Chapter 4:”, “Kapitel 4 –”. */
const CHAPTER =
  /^(?:kapitel|chapter|capitulo|capitolo|chapitre|teil|part|parte|partie|section|seccion|sezione|abschnitt|anexo|apartado|punto)\s+(?:\d{1,2}(?:\.\d{1,2})*|[ivx]{1,5}|[a-z])(?:[.):]|\s*[–—-])?(?:\s+|$)/;

/** Words that say nothing about what a chapter is about, in five languages. */
const FILLERS = new Set(
  (
    'a about an and as by for from how in its my of on or our the their to us we what who why with your ' +
    'al asi como con cual cuales de del e el en es la las lo los mi mis nuestra nuestras nuestro nuestros o para por que ' +
    'quien quienes se somos son su sus un una y ' +
    'ai alla allo chi che come con da dal dei del della delle dello di e gli i il in la le lo nel nella nostra nostre nostri ' +
    'nostro per su sul un una ' +
    'au aux avec ce comment d dans de des du en est et l la le les leur leurs mes mon nos notre nous ou par pour qu que qui ' +
    'quoi ses son sur un une votre ' +
    'am an auf aus bei das dem den der des die ein eine eines fur im in ihre ist mein meine mit oder sowie uber und unser ' +
    'unsere unserem unseren unseres von vom warum was wer wie wir zu zum zur'
  ).split(' '),
);

/** The ends in which singular and plural, or two cases, differ. */
function stemOf(word: string): string {
  let stem = word;
  for (let cut = 0; cut < 2 && stem.length > 4 && /[aeinosx]$/.test(stem); cut += 1) stem = stem.slice(0, -1);
  return stem;
}

/** A heading without its number, its accents and its capitals. */
export function foldedHeading(heading: string): string {
  const folded = heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .trim();
  return folded.replace(CHAPTER, '').replace(NUMBER, '').trim();
}

/** The words a heading is recognised by, each as its stem. */
export const headingWords = (heading: string): string[] =>
  (foldedHeading(heading).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !FILLERS.has(word)).map(stemOf);

/** How deep a chapter stands by its number: 1 for “3.” and “IV.”, 2 for “3.2”; undefined without a number. */
export function numberDepth(heading: string): number | undefined {
  const [, number] =
    /^(?:§\s*)?(\d{1,2}(?:\.\d{1,2})*|[IVX]{1,5}(?=[.)])(?:\.\d{1,2})*)[.)]?\s+\S/.exec(heading.trim()) ?? [];
  return number?.split('.').length;
}
