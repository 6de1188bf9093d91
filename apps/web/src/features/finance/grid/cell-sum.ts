import { type Decimal, toAmount, toDecimal } from '@trazo/plan/money';
import { readAmount } from '@trazo/plan/writing/amount-reading';
import type { DecimalSeparator } from '@trazo/plan/writing/writing-conventions';

/** Longer ones are no sums a person types; a bound keeps the recursion shallow. */
const LONGEST = 400;

const TOKENS = /\s*([-+*/×÷()−]|[^-+*/×÷()−]+)/gy;

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['−', '-'],
  ['×', '*'],
  ['÷', '/'],
]);

class NoSum extends Error {}

/**
 * Works out what is typed behind `=`: numbers as the language writes them, `+ − × ÷` and brackets. A canonical number with at most
 * `decimals` decimals, or undefined where it is no sum, or one without a result.
 */
export function readSum(text: string, separator: DecimalSeparator, decimals: number): string | undefined {
  const source = text.trim();
  if (!source.startsWith('=') || source.length > LONGEST) return undefined;
  const tokens = [...source.slice(1).matchAll(TOKENS)].map(([, token = '']) => {
    const sign = token.trim();
    return SIGNS.get(sign) ?? sign;
  });
  try {
    const result = new Reader(tokens, separator).whole();
    return result.isFinite() ? toAmount(result.toDecimalPlaces(decimals)) : undefined;
  } catch (error) {
    if (error instanceof NoSum) return undefined;
    throw error;
  }
}

/** A recursive descent parser: sums of products of numbers, signs and brackets. */
class Reader {
  readonly #tokens: readonly string[];
  readonly #separator: DecimalSeparator;
  #at = 0;

  constructor(tokens: readonly string[], separator: DecimalSeparator) {
    this.#tokens = tokens;
    this.#separator = separator;
  }

  whole(): Decimal {
    const result = this.#sum();
    if (this.#at < this.#tokens.length) throw new NoSum();
    return result;
  }

  #sum(): Decimal {
    let total = this.#product();
    for (let sign = this.#take('+', '-'); sign !== undefined; sign = this.#take('+', '-')) {
      total = sign === '+' ? total.plus(this.#product()) : total.minus(this.#product());
    }
    return total;
  }

  #product(): Decimal {
    let total = this.#factor();
    for (let sign = this.#take('*', '/'); sign !== undefined; sign = this.#take('*', '/')) {
      const factor = this.#factor();
      if (sign === '/' && factor.isZero()) throw new NoSum();
      total = sign === '*' ? total.times(factor) : total.dividedBy(factor);
    }
    return total;
  }

  #factor(): Decimal {
    const sign = this.#take('+', '-', '(');
    if (sign === '+') return this.#factor();
    if (sign === '-') return this.#factor().negated();
    if (sign === undefined) return this.#number();
    const inside = this.#sum();
    if (this.#take(')') === undefined) throw new NoSum();
    return inside;
  }

  #number(): Decimal {
    const reading = readAmount(this.#tokens[this.#at] ?? '', this.#separator);
    if (reading.kind !== 'amount' || reading.amount === '') throw new NoSum();
    this.#at += 1;
    return toDecimal(reading.amount);
  }

  #take(...signs: readonly string[]): string | undefined {
    const found = signs.find((sign) => sign === this.#tokens[this.#at]);
    if (found !== undefined) this.#at += 1;
    return found;
  }
}
