import { isExpired, readExpiry } from './card-expiry.ts';
import { digitsOf, isCardNumber, securityDigitsOf } from './card-number.ts';

/** The fields of a card, as they are typed. */
export interface CardTexts {
  readonly name: string;
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
}

export const NO_CARD: CardTexts = { name: '', number: '', expiry: '', securityCode: '' };

/** What can be wrong with a field; worded in `billing.json`. */
type CardError =
  | 'nameEmpty'
  | 'numberEmpty'
  | 'numberWrong'
  | 'expiryEmpty'
  | 'expiryWrong'
  | 'expiryPast'
  | 'codeEmpty'
  | 'codeWrong';

export type CardErrors = Partial<Record<keyof CardTexts, CardError>>;

/** Says of each field what is wrong with it before the provider is asked. */
export function errorsOf({ name, number, expiry, securityCode }: CardTexts, now: Date): CardErrors {
  const found = {
    name: name.trim() === '' ? 'nameEmpty' : undefined,
    number: numberError(number),
    expiry: expiryError(expiry, now),
    securityCode: codeError(securityCode, securityDigitsOf(number)),
  } as const;
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

function numberError(number: string): CardError | undefined {
  if (digitsOf(number) === '') return 'numberEmpty';
  return isCardNumber(number) ? undefined : 'numberWrong';
}

function expiryError(text: string, now: Date): CardError | undefined {
  if (digitsOf(text) === '') return 'expiryEmpty';
  const expiry = readExpiry(text);
  if (expiry === undefined) return 'expiryWrong';
  return isExpired(expiry, now) ? 'expiryPast' : undefined;
}

function codeError(code: string, digits: number): CardError | undefined {
  if (code.trim() === '') return 'codeEmpty';
  return digitsOf(code).length === digits ? undefined : 'codeWrong';
}
