import type { CardBehaviour } from './test-cards.ts';

const MINUTE = 60;
const DAY = 86_400;

/** How long a debit usually takes in the SEPA scheme, until its bank has paid or refused. */
export const DEBIT_SECONDS = 5 * DAY;

/** The length of an IBAN by country, for those with a test account (ISO 13616). */
const IBAN_LENGTHS: Readonly<Record<string, number>> = { AT: 20, DE: 22, ES: 24, FR: 27, IT: 27 };

const debit = (ends: 'succeeded' | 'failed', seconds = DEBIT_SECONDS): CardBehaviour => ({
  does: 'process',
  ends,
  seconds,
});

/** By IBAN; those Stripe documents end there as they end here. Only the two of three minutes end there as soon. */
const TEST_ACCOUNTS: ReadonlyMap<string, CardBehaviour> = new Map([
  ['DE89370400440532013000', debit('succeeded')],
  ['DE62370400440532013001', debit('failed')],
  ['DE08370400440532013003', debit('succeeded', 3 * MINUTE)],
  ['DE78370400440532013004', debit('failed', 3 * MINUTE)],
  ['ES0700120345030000067890', debit('succeeded')],
  ['ES9121000418450200051332', debit('failed')],
  ['FR1420041010050500013M02606', debit('succeeded')],
  ['IT40S0542811101000000123456', debit('succeeded')],
]);

/** What a debit of the account does; one that is no test account is refused by its bank. */
export const behaviourOfAccount = (iban: string): CardBehaviour => TEST_ACCOUNTS.get(iban) ?? debit('failed');

/** ISO 7064, mod 97-10, with the length of its country where it is known. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.length !== (IBAN_LENGTHS[iban.slice(0, 2)] ?? iban.length)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
