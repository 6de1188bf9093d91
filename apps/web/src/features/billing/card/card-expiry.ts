import { digitsOf } from './card-number.ts';

export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number;
  /** With its century. */
  readonly year: number;
}

/** What is typed, as `MM / YY`; a first digit that begins no month gets its zero. */
export function expiryText(typed: string, before = ''): string {
  const isShortened = typed.length < before.length;
  const padded = /^\s*[2-9]\D*$/.test(typed) && !isShortened ? `0${typed.trim()}` : typed;
  const single = /^\s*(\d)\s*[/.-]/.exec(padded);
  const digits = digitsOf(single === null ? padded : `0${padded.trim()}`);
  // A browser fills in the whole year.
  const short =
    digits.length === 6 && digits.slice(2, 4) === '20' ? digits.slice(0, 2) + digits.slice(4) : digits;
  const month = short.slice(0, 2);
  const year = short.slice(2, 4);
  if (year !== '') return `${month} / ${year}`;
  return month.length === 2 && !isShortened ? `${month} / ` : month;
}

/** Undefined when it is no month. */
export function readExpiry(text: string): CardExpiry | undefined {
  const found = /^(\d{2})(\d{2})$/.exec(digitsOf(text));
  const month = Number(found?.[1] ?? 0);
  if (month < 1 || month > 12) return undefined;
  return { month, year: 2000 + Number(found?.[2]) };
}

/** A card can be used until the end of the month printed on it. */
export const isExpired = ({ month, year }: CardExpiry, now: Date): boolean =>
  year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
