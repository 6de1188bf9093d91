import { type Decimal, toDecimal } from '@trazo/plan/money';
import { readAmount, splitSigns } from '@trazo/plan/writing/amount-reading';

/** Sums and results, as the tables of our languages call them; the grid works them out itself. */
const RESULT =
  /^(?:sub-?|zwischen)?(?:tota(?:l|le|li|les|ux)|sum(?:a|me|ma|mas)|somm[ae]|gesamt\p{L}*)(?!\p{L})|(?:^|\s)gesamt$|^(?:Σ|∑)|(?<!\p{L})ebitd?a?(?!\p{L})|^(?:gross|net|operating)\s(?:profit|income|margin|loss|result)|^(?:profit|loss|result)(?!\p{L})|^(?:beneficio|resultado|margen|utile|risultato|margine|résultat|bénéfice|marge|(?:betriebs|jahres|roh|rein)?(?:ergebnis|gewinn|überschuss|ertrag)|deckungsbeitrag|cash.?flow)(?!\p{L})/iu;
const COSTS =
  /cost|expens|outgoing|purchase|gasto|egreso|compra|spes[ae]|acquist|charge|dépense|achat|kosten|aufwand|aufwendung|ausgabe|einkauf/iu;
const THOUSANDS =
  /(?:^|[\s(])(?:(?:in|en|i)\s)?(?:thousands?|miles|migliaia|milliers|tausend|tsd)(?!\p{L})|[€$£]\s?(?:k|['’]?000s?)(?![\p{L}\d])|(?<!\p{L})[kT](?:[€$£]|(?:EUR|USD|GBP|CHF)(?!\p{L}))|['’]000|(?:\(|(?<!\p{L})(?:in|en)\s)[x×]?\s?(?:1[.,'’\s]?)?000s?(?![\d\p{L}])/iu;
/** Changes and shares, in columns beside the years. */
const SHARE =
  /^[%Δ∆]|^(?:\D*(?:19|20)\d\d)?\D*%\D*$|^(?:var(?:ia\p{L}+)?|change|growth|yoy|cagr|crecimiento|crescita|croissance|wachstum|veränderung|abweichung)(?!\p{L})/iu;
const AVERAGE = /^(?:average|mean|promedio|media|moyenne|durchschnitt|ø|(?:a?cumul|kumul)\p{L}*)(?!\p{L})/iu;
/** A year, or the day it ends on, with words and signs: `FY2027`, `2027 (€)`, `31/12/2027`. */
const YEAR = /^\D*?(?:\d{1,2}[./-]){0,2}((?:19|20)\d\d)(?:-\d\d-\d\d)?\D*$/;

/** Whether a line or a column is called after what is worked out of the others. */
export const isResult = (name: string): boolean => RESULT.test(name.trim());

/** Whether costs stand below a heading. */
export const costsBegin = (heading: string): boolean => COSTS.test(heading);

export const saysThousands = (text: string): boolean => THOUSANDS.test(text);

/** Whether a column is called after the sums or averages of the others. */
export const isResultColumn = (head: string): boolean => isResult(head) || AVERAGE.test(head);

/** Whether a column is called after shares or changes. */
export const isShare = (head: string): boolean => SHARE.test(head);

/** The year that a column is called after. */
export function yearIn(head: string): number | undefined {
  const year = YEAR.exec(head)?.[1];
  return year === undefined || splitSigns(head)?.negative === true ? undefined : Number(year);
}

const amountIn = (text: string): Decimal => {
  const reading = readAmount(text, ',');
  return toDecimal(reading.kind === 'amount' ? reading.amount || '0' : '0');
};

/** Lines of figures and what their columns come to so far. */
export class LinesAbove {
  #lines = 0;
  #sums: Decimal[] = [];

  add(figures: readonly string[]): void {
    this.#lines += 1;
    this.#sums = figures.map((figure, column) => amountIn(figure).plus(this.#sums[column] ?? 0));
  }

  /** Whether figures are the sums of these lines, column by column; of one line they would be its copy. */
  haveSums(figures: readonly string[]): boolean {
    if (this.#lines < 2) return false;
    const amounts = figures.map(amountIn);
    return (
      amounts.some((amount) => !amount.isZero()) &&
      amounts.every((amount, column) => amount.equals(this.#sums[column] ?? 0))
    );
  }
}
