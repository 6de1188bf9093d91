const DIGIT = /\p{Nd}/u;
/** ASCII as East Asian keyboards write it, and the separators that go with Arabic digits. */
const FULL_WIDTH = { first: 0xff01, last: 0xff5e, offset: 0xfee0 } as const;
const ARABIC_MARKS: ReadonlyMap<string, string> = new Map([
  ['\u066b', '.'],
  ['\u066c', ','],
]);

/** The text with the digits of any script, and full-width signs, as those of ASCII: `１２３` and `١٢٣` are `123`. */
export const withPlainDigits = (text: string): string =>
  text.replace(/[^\0-\x7f]/gu, (sign) => ARABIC_MARKS.get(sign) ?? plainDigit(sign) ?? sign);

function plainDigit(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= FULL_WIDTH.first && code <= FULL_WIDTH.last)
    return String.fromCodePoint(code - FULL_WIDTH.offset);
  if (!DIGIT.test(sign)) return undefined;
  // Unicode keeps the digits of a script together, from zero to nine; where two scripts meet, both have their ten.
  let smaller = 0;
  while (DIGIT.test(String.fromCodePoint(code - smaller - 1))) smaller += 1;
  return String(smaller % 10);
}
