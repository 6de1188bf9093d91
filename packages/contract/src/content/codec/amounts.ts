import { FISCAL_YEARS, type YearAmounts } from '@trazo/plan/finance/fiscal-years';
import { type Amount, Decimal, toAmount } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import { at, type Field, object } from './mapping.ts';
import { text, type ValueCodec } from './value-codec.ts';

/** An exact decimal as text; a JSON number is understood while it is one that lost nothing on its way. */
export const money: ValueCodec<Amount> = {
  ...text,
  decode: (wire, location, issues) => {
    if (typeof wire !== 'number') return text.decode(wire, location, issues);
    if (Math.abs(wire) <= Number.MAX_SAFE_INTEGER) return toAmount(new Decimal(wire));
    issues.add(location, 'expected an amount as text, or a number between ±9007199254740991');
    return '';
  },
};

const byYear = FISCAL_YEARS.map((year) => at(year, money));

/** Five amounts under `FY1` … `FY5`, beside whatever else the object has. */
export const years: Field<YearAmounts> = {
  names: FISCAL_YEARS,
  write: (amounts, target, context) => {
    byYear.forEach((field, index) => {
      field.write(must(amounts[index], 'five fiscal years'), target, context);
    });
  },
  read: (source, location, issues) => byYear.map((field) => field.read(source, location, issues)),
  wirePath: ([index]) => FISCAL_YEARS.slice(Number(index), Number(index) + 1),
};

/** `{FY1, …, FY5}` */
export const yearAmounts = object(years);
