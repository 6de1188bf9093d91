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
type CardProblem =
  | 'nameEmpty'
  | 'numberEmpty'
  | 'numberWrong'
  | 'expiryEmpty'
  | 'expiryWrong'
  | 'expiryPast'
  | 'codeEmpty'
  | 'codeWrong';

export type CardProblems = Partial<Record<keyof CardTexts, CardProblem>>;

/** Says of each field what is wrong with it before the provider is asked. */
export function problemsOf({ name, number, expiry, securityCode }: CardTexts, now: Date): CardProblems {
  const found = {
    name: name.trim() === '' ? 'nameEmpty' : undefined,
    number: numberProblem(number),
    expiry: expiryProblem(expiry, now),
    securityCode: codeProblem(securityCode, securityDigitsOf(number)),
  } as const;
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

function numberProblem(number: string): CardProblem | undefined {
  if (digitsOf(number) === '') return 'numberEmpty';
  return isCardNumber(number) ? undefined : 'numberWrong';
}

function expiryProblem(text: string, now: Date): CardProblem | undefined {
  if (digitsOf(text) === '') return 'expiryEmpty';
  const expiry = readExpiry(text);
  if (expiry === undefined) return 'expiryWrong';
  return isExpired(expiry, now) ? 'expiryPast' : undefined;
}

function codeProblem(code: string, digits: number): CardProblem | undefined {
  if (code.trim() === '') return 'codeEmpty';
  return digitsOf(code).length === digits ? undefined : 'codeWrong';
}
