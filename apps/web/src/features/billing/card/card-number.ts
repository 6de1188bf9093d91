/** A card network, as far as the first digits tell. */
export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay'
  | 'maestro';

interface BrandRule {
  readonly brand: CardBrand;
  readonly begins: RegExp;
  readonly lengths: readonly number[];
  /** Digits in each printed group; the last size repeats. */
  readonly groups: readonly number[];
  readonly securityDigits: 3 | 4;
}

const FOURS = [4];

/** ISO/IEC 7812 ranges of the networks; the first that fits counts. */
const BRANDS: readonly BrandRule[] = [
  { brand: 'visa', begins: /^4/, lengths: [13, 16, 19], groups: FOURS, securityDigits: 3 },
  {
    brand: 'mastercard',
    begins: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: FOURS,
    securityDigits: 3,
  },
  { brand: 'amex', begins: /^3[47]/, lengths: [15], groups: [4, 6, 5], securityDigits: 4 },
  {
    brand: 'diners',
    begins: /^3(?:0[0-5]|[689])/,
    lengths: [14, 16, 19],
    groups: [4, 6, 4],
    securityDigits: 3,
  },
  { brand: 'jcb', begins: /^35(?:2[89]|[3-8])/, lengths: [16, 19], groups: FOURS, securityDigits: 3 },
  { brand: 'discover', begins: /^6(?:011|4[4-9]|5)/, lengths: [16, 19], groups: FOURS, securityDigits: 3 },
  { brand: 'unionpay', begins: /^62/, lengths: [16, 17, 18, 19], groups: FOURS, securityDigits: 3 },
  {
    brand: 'maestro',
    begins: /^(?:50|5[6-9]|6)/,
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    groups: FOURS,
    securityDigits: 3,
  },
];

const UNKNOWN_LENGTHS = [12, 13, 14, 15, 16, 17, 18, 19];
const LONGEST = 19;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

const ruleOf = (digits: string): BrandRule | undefined => BRANDS.find(({ begins }) => begins.test(digits));

/** Undefined until the digits tell. */
export const brandOf = (number: string): CardBrand | undefined => ruleOf(digitsOf(number))?.brand;

/** How many digits the security code of such a card has. */
export const securityDigitsOf = (number: string): 3 | 4 => ruleOf(digitsOf(number))?.securityDigits ?? 3;

/** The digits in the groups in which they stand on the card. */
export function groupedNumber(text: string): string {
  const digits = digitsOf(text).slice(0, LONGEST);
  const sizes = ruleOf(digits)?.groups ?? FOURS;
  const groups: string[] = [];
  for (let start = 0; start < digits.length; ) {
    const size = sizes[Math.min(groups.length, sizes.length - 1)] ?? 4;
    groups.push(digits.slice(start, start + size));
    start += size;
  }
  return groups.join(' ');
}

/** Whether a card may have this number: its length and its check digit (ISO/IEC 7812-1). */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  const lengths = ruleOf(digits)?.lengths ?? UNKNOWN_LENGTHS;
  return lengths.includes(digits.length) && luhnSum(digits) % 10 === 0;
}

function luhnSum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
}
