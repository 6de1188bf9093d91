import type { Amount } from '../money.ts';
import { readMoney } from './amount-reading.ts';

/** An amount that may be written as a bound. */
export interface FreeAmount {
  /** `<` or `>` before it, or nothing. */
  readonly bound: '' | '<' | '>';
  readonly amount: Amount;
}

/**
 * Reads own funds and share capital as they are typed freely (`25.000`, `> 25k €`). Undefined where the text is more than
 * one amount, or none.
 */
export function readFreeAmount(text: string): FreeAmount | undefined {
  const [, bound = '', rest = ''] = /^\s*([<>]?)(.*)$/su.exec(text) ?? [];
  const reading = readMoney(rest, ',');
  if (reading.kind !== 'amount' || reading.amount === '' || reading.amount.startsWith('-')) return undefined;
  return { bound: bound === '<' || bound === '>' ? bound : '', amount: reading.amount };
}

/** A free amount as it is stored, from the characters of specification §5 alone: `25000`, `> 25000`. */
export function freeAmountText({ bound, amount }: FreeAmount): string {
  // Three decimals would be read as three digits of a group.
  const digits = /\.\d{3}$/.test(amount) ? `${amount}0` : amount;
  return bound === '' ? digits : `${bound} ${digits}`;
}
