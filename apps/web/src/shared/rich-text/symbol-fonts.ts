/** What a font of symbols draws from one code on; a blank is a code without a sign, or with one that Unicode lacks. */
const codes = (from: number, signs: string): [number, string][] =>
  [...signs].map((sign, index): [number, string] => [from + index, sign]).filter(([, sign]) => sign !== ' ');

const SYMBOL = new Map([
  ...codes(
    0x21,
    '!∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼',
  ),
  ...codes(0xa0, '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…|—↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑'),
  ...codes(0xf1, '⟩∫'),
]);
const WINGDINGS = new Map([
  ...codes(0x21, '✏✂✁ 🔔📖🕯☎✆✉'),
  ...codes(0x30, '📁📂📄'),
  ...codes(0x36, '⌛'),
  ...codes(0x41, '✌👌👍👎☜☞☝☟✋☺😐☹💣☠🏳 ✈☼💧❄ ✞ ✠✡☪☯ॐ'),
  ...codes(0x6c, '●❍■□□❑❒⬧⧫◆❖⬥⌧ ⌘❀✿❝❞'),
  ...codes(0x80, '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿'),
  ...codes(0x9e, '·•▪○  ◉◎ ▪◻ ✦★✶✴✹✵'),
  ...codes(0xd5, '⌫⌦ ➢   ➲'),
  ...codes(0xdf, '←→↑↓↖↗↙↘←→↑↓↖↗↙↘⇦⇨⇧⇩⬄⇳'),
  ...codes(0xfb, '✗✓☒☑'),
]);
const WINGDINGS_2 = new Map([...codes(0x4f, '✗✓☒☑☒☒'), ...codes(0x96, '●•'), ...codes(0xa0, '▪■')]);
const WEBDINGS = new Map([
  [0x61, '✓'],
  [0x72, '✗'],
  [0x33, '◀'],
  [0x34, '▶'],
  [0x35, '▲'],
  [0x36, '▼'],
  [0x59, '♥'],
]);
const FONTS = new Map([
  ['symbol', SYMBOL],
  ['wingdings', WINGDINGS],
  ['wingdings 2', WINGDINGS_2],
  ['webdings', WEBDINGS],
]);

/** The codes 0x80 to 0x9F as Windows writes them. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function codeOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  // Word keeps symbols in a range of their own.
  if (code >= 0xf020 && code <= 0xf0ff) return code - 0xf000;
  const onWindows = WINDOWS.indexOf(letter);
  return onWindows === -1 ? code : 0x80 + onWindows;
}

/** A text as a font of symbols shows it; letters it has no sign for stay. */
export function asShownIn(font: string, text: string): string {
  const signs = FONTS.get(font);
  if (signs === undefined) return withoutPrivateSigns(text);
  return [...text].map((letter) => signs.get(codeOf(letter)) ?? letter).join('');
}

/** Symbols whose font got lost on the way: but for the usual dot they are those of Wingdings, most often. */
export const withoutPrivateSigns = (text: string): string =>
  text.replaceAll(/[\uf020-\uf0ff]/g, (letter) =>
    letter === '\uf0b7' ? '•' : (WINGDINGS.get(codeOf(letter)) ?? letter),
  );
