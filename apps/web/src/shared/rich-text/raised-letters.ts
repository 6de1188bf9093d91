const RAISED = new Map(
  Object.entries({
    ...{ '0': '⁰', '1': '¹', '2': '²', '3': '³', '4': '⁴', '5': '⁵', '6': '⁶', '7': '⁷', '8': '⁸', '9': '⁹' },
    ...{ '+': '⁺', '-': '⁻', '−': '⁻', '–': '⁻', '=': '⁼', '(': '⁽', ')': '⁾', n: 'ⁿ', i: 'ⁱ' },
  }),
);
const LOWERED = new Map(
  Object.entries({
    ...{ '0': '₀', '1': '₁', '2': '₂', '3': '₃', '4': '₄', '5': '₅', '6': '₆', '7': '₇', '8': '₈', '9': '₉' },
    ...{ '+': '₊', '-': '₋', '−': '₋', '–': '₋', '=': '₌', '(': '₍', ')': '₎' },
  }),
);
/** Raised letters that are signs of their own: 1º, 1ª, ™. */
const SIGNS = new Map([
  ['o', 'º'],
  ['a', 'ª'],
  ['TM', '™'],
]);

const DIGIT = /\d/;
const EXPONENT = /^[-+−–]?[\p{L}\d.,+\-−–/*·()]+$/u;

const inBrackets = (text: string): string => (/^[\p{L}\d.,]+$/u.test(text) ? text : `(${text})`);

/** Raised letters written in a line: `10⁶`, `1º`, `x^(2y)`; abbreviations (`1er`, `2nd`) stay as they are. */
export function raised(text: string, before: string): string {
  const bare = text.trim();
  const sign = bare === 'TM' || /(?:\d|(?<!\p{L})n)$/iu.test(before) ? SIGNS.get(bare) : undefined;
  if (sign !== undefined) return sign;
  const letters = [...bare];
  if (letters.every((letter) => RAISED.has(letter)))
    return letters.map((letter) => RAISED.get(letter)).join('');
  const isExponent = DIGIT.test(bare) && EXPONENT.test(bare) && /[\p{L}\d)]$/u.test(before);
  return isExponent ? `^${inBrackets(bare)}` : text;
}

/** Lowered letters written in a line: `CO₂`, `x₁`; letters among them stay as they are (`CO₂eq`). */
export const lowered = (text: string): string =>
  /^[\p{L}\d+\-−–=()\s]*$/u.test(text)
    ? [...text.trim()].map((letter) => LOWERED.get(letter) ?? letter).join('')
    : text;
