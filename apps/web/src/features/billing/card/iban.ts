/** Without spaces, in capitals. */
const plain = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** In groups of four, as banks print it. */
export const groupedIban = (typed: string): string => plain(typed).replace(/(.{4})(?=.)/g, '$1 ');

/** ISO 13616: country, check digits (ISO 7064, mod 97-10) and account. Whether there is such an account, only its bank knows. */
export function isIban(typed: string): boolean {
  const iban = plain(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
